import { OwnTerms, TermsList } from "#domain/privacy/terms.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { termsContract } from "./contract.ts";

import { listTerms } from "./list-terms.ts";
import { acceptTerms, readOwnTerms } from "./own-terms.ts";

/** Which version of the terms was accepted: by oneself, and for administrators by everybody. */
export function termsRoutes(deps: Deps) {
  const { own, accept, list } = termsContract;

  return createApi(deps)
    .openapi(own, async (context) =>
      context.json(OwnTerms.parse(await readOwnTerms(deps.db, context.var.actor.id)), 200),
    )
    .openapi(accept, async (context) => {
      const given = { actor: context.var.actor, ...context.req.valid("json") };
      return context.json(OwnTerms.parse(await acceptTerms(deps, given)), 200);
    })
    .openapi(list, async (context) =>
      context.json(TermsList.parse(await listTerms(deps, context.req.valid("query"))), 200),
    );
}
