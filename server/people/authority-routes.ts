import { Person, SignedOut } from "#domain/people/people.ts";
import { SeeAs } from "#domain/people/see-as.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { authorityContract } from "./authority-contract.ts";
import { endSessions } from "./end-sessions.ts";
import { decideGrant } from "./grants/decide-grant.ts";
import { proposeAdmin } from "./grants/propose-admin.ts";
import { beginSeeAs } from "./see-as/begin-see-as.ts";
import { endSeeAs } from "./see-as/end-see-as.ts";

/** What needs more than one administrator's word, or looks at the portal with somebody else's eyes. */
export function authorityRoutes(deps: Deps) {
  const { propose, decide, signOut, look, leave } = authorityContract;
  return createApi(deps)
    .openapi(propose, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(
        Person.parse(await proposeAdmin(deps, { actor: context.var.actor, ...asked })),
        200,
      );
    })
    .openapi(decide, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(Person.parse(await decideGrant(deps, { actor: context.var.actor, ...asked })), 200);
    })
    .openapi(signOut, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(
        SignedOut.parse(await endSessions(deps, { actor: context.var.actor, ...asked })),
        200,
      );
    })
    .openapi(look, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json") };
      return context.json(SeeAs.parse(await beginSeeAs(deps, { actor: context.var.actor, ...asked })), 201);
    })
    .openapi(leave, async (context) => {
      await endSeeAs(deps, { actor: context.var.actor, ...context.req.valid("param") });
      return context.body(null, 204);
    });
}
