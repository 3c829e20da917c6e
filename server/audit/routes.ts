import { z } from "zod";
import { AuditChoices, AuditDetail, AuditList, AuditQuery, Reversal } from "#domain/audit/audit.ts";
import { coded } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { fileOf } from "../http/files/list-file.ts";
import { onceOf } from "../http/once.ts";
import { listAudit, readAudit, readChoices } from "./read-audit.ts";
import { revertEntry } from "./revert-entry.ts";

const admins = { tags: ["audit"], access: ["admin"] as const };
const params = z.object({ id: coded(/^[1-9]\d{0,14}$/, { max: 15 }) });

/** Who did what to what, for administrators. */
export function auditRoutes(deps: Deps) {
  const list = declareRoute(deps, {
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
  });
  const choices = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/audit/choices", summary: "What can be asked for" },
    responses: { 200: jsonAnswer(AuditChoices, "Acts, areas and administrators") },
  });
  const one = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/audit/{id}" },
    summary: "One entry, what it changed, and what taking it back would do",
    request: { params },
    responses: { 200: jsonAnswer(AuditDetail, "The entry") },
  });
  const revert = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/audit/{id}/reversal", summary: "Take an act back" },
    write: { audit: "audit.reverted", repeat: "key" },
    request: { params, body: jsonBody(Reversal) },
    responses: { 200: jsonAnswer(AuditDetail, "The entry, taken back") },
  });
  return createApi()
    .openapi(list, async (context) =>
      context.json(AuditList.parse(await listAudit(deps, context.req.valid("query"))), 200),
    )
    .openapi(choices, async (context) => context.json(AuditChoices.parse(await readChoices(deps)), 200))
    .openapi(one, async (context) =>
      context.json(AuditDetail.parse(await readAudit(deps, Number(context.req.valid("param").id))), 200),
    )
    .openapi(revert, async (context) => {
      const id = Number(context.req.valid("param").id);
      const { reason } = context.req.valid("json");
      const detail = await revertEntry(deps, { actor: context.var.actor, id, reason, once: onceOf(context) });
      return context.json(AuditDetail.parse(detail), 200);
    });
}
