import { AuditChoices, AuditDetail, AuditList } from "#domain/audit/audit.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { auditContract } from "./contract.ts";
import { listAudit, readAudit, readChoices } from "./read-audit.ts";
import { revertEntry } from "./revert-entry.ts";

/** Who did what to what, for administrators. */
export function auditRoutes(deps: Deps) {
  const { list, choices, one, revert } = auditContract;

  return createApi(deps)
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
