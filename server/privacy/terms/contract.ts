import { roles } from "#domain/accounts/roles.ts";
import { OwnTerms, TermsAcceptance, TermsList, TermsQuery } from "#domain/privacy/terms.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["privacy"], access: ["admin"] as const };
const members = { tags: ["privacy"], access: roles };

/** Which version of the terms was accepted: by oneself, and for administrators by everybody. */
export const termsContract = {
  own: declareRoute({
    ...{ ...members, method: "get", path: "/api/privacy/terms", summary: "The terms I accepted" },
    responses: { 200: jsonAnswer(OwnTerms, "The version that holds, and those I accepted") },
  }),
  accept: declareRoute({
    ...{ ...members, method: "post", path: "/api/privacy/terms", summary: "Accept the terms that hold" },
    write: {
      audit: { none: "the acceptance itself is kept" },
      repeat: { harmless: "accepting twice is accepting once" },
    },
    request: { body: jsonBody(TermsAcceptance) },
    responses: { 200: jsonAnswer(OwnTerms, "The terms I accepted, as they are now") },
  }),
  list: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/terms", summary: "Who accepted which version when" },
    request: { query: TermsQuery },
    responses: { 200: jsonAnswer(TermsList, "Some acceptances, and people without one") },
    file: fileOf("terms", TermsList, ["fullName", "email", "role", "version", "way", "acceptedAt"]),
  }),
};
