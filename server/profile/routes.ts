import { Profile, ShownProfile } from "#domain/profile/profile.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { chooseLanguage } from "./choose-language.ts";
import { profileContract } from "./contract.ts";
import { dropAgency } from "./drop-agency.ts";
import { editProfile } from "./edit-profile.ts";
import { keepAgency } from "./keep-agency.ts";
import { readProfile } from "./read-profile.ts";
import { showPerson } from "./show-person.ts";

/** A person's own profile, and the members' view of another's. */
export function profileRoutes(deps: Deps) {
  const { read, edit, agency, noAgency, language, person } = profileContract;
  const current = async (userId: string) => {
    const found = await readProfile(deps, userId);
    if (!found) throw refuse("unauthenticated");
    return Profile.parse(found.profile);
  };
  return createApi(deps)
    .openapi(read, async (context) => {
      context.header("cache-control", "no-store");
      return context.json(await current(context.var.actor.id), 200);
    })
    .openapi(edit, async (context) => {
      const { id: userId } = context.var.actor;
      await editProfile(deps, { userId, ...context.req.valid("json") });
      return context.json(await current(userId), 200);
    })
    .openapi(agency, async (context) => {
      const { id: userId } = context.var.actor;
      await keepAgency(deps, { userId, edit: context.req.valid("json") });
      return context.json(await current(userId), 200);
    })
    .openapi(noAgency, async (context) => {
      const { id: userId } = context.var.actor;
      await dropAgency(deps, { userId });
      return context.json(await current(userId), 200);
    })
    .openapi(language, async (context) => {
      const { id: userId } = context.var.actor;
      await chooseLanguage(deps, { userId, ...context.req.valid("json") });
      return context.json(await current(userId), 200);
    })
    .openapi(person, async (context) => {
      const shown = await showPerson(deps, context.req.valid("param").id);
      return context.json(ShownProfile.parse(shown), 200);
    });
}
