import { Me } from "#domain/accounts/me.ts";
import { SignInProviders } from "#domain/accounts/providers.ts";
import { roles } from "#domain/accounts/roles.ts";
import { TierLadder } from "#domain/accounts/tier-ladder.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { readLadder } from "./read-ladder.ts";
import { readMe } from "./read-me.ts";

/** The signed-in person's own account. */
export function accountRoutes(deps: Deps) {
  const me = declareRoute(deps, {
    method: "get",
    path: "/api/me",
    tags: ["accounts"],
    summary: "Who I am here; of an account that is not active, its status alone",
    access: "signed_in",
    responses: { 200: jsonAnswer(Me, "The signed-in person") },
  });

  const tiers = declareRoute(deps, {
    method: "get",
    path: "/api/tiers",
    tags: ["accounts"],
    summary: "The ladder of tiers, lowest first",
    access: roles,
    responses: { 200: jsonAnswer(TierLadder, "Tiers with the points each asks") },
  });

  const providers = declareRoute(deps, {
    method: "get",
    path: "/api/sign-in-providers",
    tags: ["accounts"],
    summary: "The OpenID providers one may sign in with",
    access: "public",
    responses: { 200: jsonAnswer(SignInProviders, "Providers, with the words of their buttons") },
  });

  return createApi()
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
