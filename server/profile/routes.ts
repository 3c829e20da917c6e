import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { AgencyEdit, LanguageChoice, Profile, ProfileEdit, ShownProfile } from "#domain/profile/profile.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { chooseLanguage } from "./choose-language.ts";
import { dropAgency } from "./drop-agency.ts";
import { editProfile } from "./edit-profile.ts";
import { keepAgency } from "./keep-agency.ts";
import { readProfile } from "./read-profile.ts";
import { showPerson } from "./show-person.ts";

/** A person's own profile, and the members' view of another's. */
export function profileRoutes(deps: Deps) {
  const mine = { 200: jsonAnswer(Profile, "My profile as it is now") };
  const declare = { tags: ["profile"], access: roles, responses: mine };
  const read = declareRoute(deps, {
    ...declare,
    method: "get",
    path: "/api/profile",
    summary: "My profile",
  });
  const edit = declareRoute(deps, {
    ...declare,
    method: "patch",
    path: "/api/profile",
    summary: "Change fields of my profile; 409 if it was changed since the version named",
    write: {
      audit: { none: "a person's own settings" },
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { body: jsonBody(ProfileEdit) },
  });
  const agency = declareRoute(deps, {
    ...declare,
    method: "put",
    path: "/api/profile/agency",
    summary: "Make or change my agency; 409 if it was changed since the version named",
    write: {
      audit: { none: "a person's own settings" },
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { body: jsonBody(AgencyEdit) },
  });
  const noAgency = declareRoute(deps, {
    ...declare,
    method: "delete",
    path: "/api/profile/agency",
    summary: "Leave my agency",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "who has left has left" } },
  });
  const language = declareRoute(deps, {
    ...declare,
    method: "put",
    path: "/api/profile/language",
    summary: "Choose the language I am spoken to in",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "the same choice again" } },
    request: { body: jsonBody(LanguageChoice) },
  });
  const person = declareRoute(deps, {
    method: "get",
    path: "/api/members/{id}",
    tags: ["profile"],
    summary: "A member as members see them",
    access: roles,
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(ShownProfile, "What they show") },
  });

  const current = async (userId: string) => {
    const found = await readProfile(deps, userId);
    if (!found) throw refuse("unauthenticated");
    return Profile.parse(found.profile);
  };
  return createApi()
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
