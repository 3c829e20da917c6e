import { z } from "zod";
import { AuditChoices, AuditDetail, AuditList, AuditQuery, Reversal } from "#domain/audit/audit.ts";
import { coded } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const admins = { tags: ["audit"], access: ["admin"] as const };
const params = z.object({ id: coded(/^[1-9]\d{0,14}$/, { max: 15 }) });

/** Who did what to what, for administrators. */
export const auditContract = {
  list: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/audit", summary: "The record, the latest first" },
    request: { query: AuditQuery },
    responses: { 200: jsonAnswer(AuditList, "Some entries, and how to go on") },
    file: fileOf("audit", AuditList, [
      "at",
      "actor",
      "action",
      "area",
      "subjectId",
      "subject",
      "changes",
      "reason",
    ]),
  }),
  choices: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/audit/choices", summary: "What can be asked for" },
    responses: { 200: jsonAnswer(AuditChoices, "Acts, areas and administrators") },
  }),
  one: declareRoute({
    ...{ ...admins, method: "get", path: "/api/admin/audit/{id}" },
    summary: "One entry, what it changed, and what taking it back would do",
    request: { params },
    responses: { 200: jsonAnswer(AuditDetail, "The entry") },
  }),
  revert: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/audit/{id}/reversal", summary: "Take an act back" },
    write: { audit: "audit.reverted", repeat: "key" },
    request: { params, body: jsonBody(Reversal) },
    responses: { 200: jsonAnswer(AuditDetail, "The entry, taken back") },
  }),
};

/** The routes of this capability, for its typed client. */
export type AuditApi = typeof auditContract;
