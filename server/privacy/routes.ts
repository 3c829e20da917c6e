import { readClaims } from "../accounts/read-claims.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { privacyContract } from "./contract.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

/** What the law lets a person ask of the house: a copy of their data, and to be forgotten. */
export function privacyRoutes(deps: Deps) {
  const { copy, leave } = privacyContract;

  return createApi(deps)
    .openapi(copy, async (context) => {
      context.header("content-disposition", 'attachment; filename="lilamonde.json"');
      context.header("cache-control", "no-store");
      return context.json(await exportData(deps, context.var.actor.id), 200);
    })
    .openapi(leave, async (context) => {
      const claims = await readClaims(deps.auth, context.req.raw);
      if (!claims) throw refuse("unauthenticated");
      await deleteAccount(deps, { claims, proof: context.req.valid("json") });
      return context.body(null, 204);
    });
}
