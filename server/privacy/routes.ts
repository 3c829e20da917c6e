import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { text } from "#domain/text.ts";
import { readClaims } from "../accounts/read-claims.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

/** The password, a mailed code, or neither where a second factor was shown a moment ago. */
const Proof = z.strictObject({
  password: text(1_000).min(1).optional(),
  nonce: text(20).min(1).optional(),
});
const Export = z.record(z.string(), z.unknown()).meta({ id: "PersonalData" });

/** What the law lets a person ask of the house: a copy of their data, and to be forgotten. */
export function privacyRoutes(deps: Deps) {
  const copy = declareRoute(deps, {
    method: "get",
    path: "/api/privacy/export",
    tags: ["privacy"],
    summary: "Everything held about me",
    isPrivate: true,
    access: roles,
    limit: { name: "privacy_export", points: 20, durationSeconds: 3_600 },
    responses: { 200: jsonAnswer(Export, "One member per capability") },
  });
  const leave = declareRoute(deps, {
    method: "post",
    path: "/api/privacy/deletion",
    tags: ["privacy"],
    summary: "Delete my account at once",
    write: { audit: { none: "nothing of the person stays" }, repeat: { harmless: "who is gone is gone" } },
    access: roles,
    limit: { name: "privacy_deletion", points: 20, durationSeconds: 3_600 },
    request: { body: jsonBody(Proof) },
    responses: { 204: { description: "The account is gone" } },
  });

  return createApi()
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
