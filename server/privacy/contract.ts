import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { text } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { privacyDeskContract } from "./desk/contract.ts";
import type { termsContract } from "./terms/contract.ts";

/** The password, a mailed code, or neither where a second factor was shown a moment ago. */
const Proof = z.strictObject({
  password: text(1_000).min(1).optional(),
  nonce: text(20).min(1).optional(),
});
const Export = z.record(z.string(), z.unknown()).meta({ id: "PersonalData" });

/** What the law lets a person ask of the house: a copy of their data, and to be forgotten. */
export const privacyContract = {
  copy: declareRoute({
    method: "get",
    path: "/api/privacy/export",
    tags: ["privacy"],
    summary: "Everything held about me",
    isPrivate: true,
    access: roles,
    limit: { name: "privacy_export", points: 20, durationSeconds: 3_600 },
    responses: { 200: jsonAnswer(Export, "One member per capability") },
  }),
  leave: declareRoute({
    method: "post",
    path: "/api/privacy/deletion",
    tags: ["privacy"],
    summary: "Delete my account at once",
    write: { audit: { none: "nothing of the person stays" }, repeat: { harmless: "who is gone is gone" } },
    access: roles,
    limit: { name: "privacy_deletion", points: 20, durationSeconds: 3_600 },
    request: { body: jsonBody(Proof) },
    responses: { 204: { description: "The account is gone" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type PrivacyApi = typeof privacyContract | typeof privacyDeskContract | typeof termsContract;
