import { Me } from "#domain/accounts/me.ts";
import { SignInProviders } from "#domain/accounts/providers.ts";
import { TierLadder } from "#domain/accounts/tier-ladder.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { accountContract } from "./contract.ts";
import { readLadder } from "./read-ladder.ts";
import { readMe } from "./read-me.ts";

/** The signed-in person's own account. */
export function accountRoutes(deps: Deps) {
  const { me, tiers, providers } = accountContract;

  return createApi(deps)
    .openapi(providers, (context) =>
      context.json(SignInProviders.parse({ providers: deps.auth.listProviders() }), 200),
    )
    .openapi(me, async (context) => {
      const found = await readMe(deps, context.var.actor.id);
      if (!found) throw refuse("unauthenticated");
      context.header("cache-control", "no-store");
      return context.json(Me.parse(found), 200);
    })
    .openapi(tiers, async (context) =>
      context.json(TierLadder.parse(await readLadder(deps, context.var.actor)), 200),
    );
}
