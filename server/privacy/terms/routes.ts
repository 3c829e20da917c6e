import { roles } from "#domain/accounts/roles.ts";
import { OwnTerms, TermsAcceptance, TermsList, TermsQuery } from "#domain/privacy/terms.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { listTerms } from "./list-terms.ts";
import { acceptTerms, readOwnTerms } from "./own-terms.ts";

const admins = { tags: ["privacy"], access: ["admin"] as const };
const members = { tags: ["privacy"], access: roles };

/** Which version of the terms was accepted: by oneself, and for administrators by everybody. */
export function termsRoutes(deps: Deps) {
  const own = declareRoute(deps, {
    ...{ ...members, method: "get", path: "/api/privacy/terms", summary: "The terms I accepted" },
    responses: { 200: jsonAnswer(OwnTerms, "The version that holds, and those I accepted") },
  });
  const accept = declareRoute(deps, {
    ...{ ...members, method: "post", path: "/api/privacy/terms", summary: "Accept the terms that hold" },
    write: {
      audit: { none: "the acceptance itself is kept" },
      repeat: { harmless: "accepting twice is accepting once" },
    },
    request: { body: jsonBody(TermsAcceptance) },
    responses: { 200: jsonAnswer(OwnTerms, "The terms I accepted, as they are now") },
  });
  const list = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/terms", summary: "Who accepted which version when" },
    request: { query: TermsQuery },
    responses: { 200: jsonAnswer(TermsList, "Some acceptances, and people without one") },
    file: fileOf("terms", TermsList, ["fullName", "email", "role", "version", "way", "acceptedAt"]),
  });
  return createApi()
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
