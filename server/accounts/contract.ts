import { Me } from "#domain/accounts/me.ts";
import { SignInProviders } from "#domain/accounts/providers.ts";
import { roles } from "#domain/accounts/roles.ts";
import { TierLadder } from "#domain/accounts/tier-ladder.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

/** The signed-in person's own account. */
export const accountContract = {
  me: declareRoute({
    method: "get",
    path: "/api/me",
    tags: ["accounts"],
    summary: "Who I am here; of an account that is not active, its status alone",
    access: "signed_in",
    responses: { 200: jsonAnswer(Me, "The signed-in person") },
  }),
  tiers: declareRoute({
    method: "get",
    path: "/api/tiers",
    tags: ["accounts"],
    summary: "The ladder of tiers, lowest first",
    access: roles,
    responses: { 200: jsonAnswer(TierLadder, "Tiers with the points each asks") },
  }),
  providers: declareRoute({
    method: "get",
    path: "/api/sign-in-providers",
    tags: ["accounts"],
    summary: "The OpenID providers one may sign in with",
    access: "public",
    responses: { 200: jsonAnswer(SignInProviders, "Providers, with the words of their buttons") },
  }),
};

/** The routes of this capability, for its typed client. */
export type AccountsApi = typeof accountContract;
