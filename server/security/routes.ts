import { SignedInDevices } from "#domain/security/sessions.ts";
import { readClaims } from "../accounts/read-claims.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { securityContract } from "./contract.ts";
import { listDevices } from "./list-devices.ts";

/** Where a person is signed in; everything else about their ways in is the auth server's own. */
export function securityRoutes(deps: Deps) {
  const { list, end } = securityContract;

  return createApi(deps)
    .openapi(list, async (context) => {
      const claims = await readClaims(deps.auth, context.req.raw);
      if (!claims) throw refuse("unauthenticated");
      context.header("cache-control", "no-store");
      return context.json(SignedInDevices.parse(await listDevices(deps, claims)), 200);
    })
    .openapi(end, async (context) => {
      const { id } = context.req.valid("param");
      const ended = await deps.auth.revokeSessions({ userId: context.var.actor.id, scope: { only: id } });
      if (ended === 0) throw refuse("not_found");
      return context.body(null, 204);
    });
}
