import type { AuditDetail } from "#domain/audit/audit.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findEntry, holdEntry } from "./queries.ts";
import { actOf, readAudit, revertOf } from "./read-audit.ts";
import { writeAudit } from "./write-audit.ts";

type Input = { actor: Actor; id: number; reason: string; once: Once };

/** Takes an act back where nothing was built on it since; both acts stay in the record. */
export async function revertEntry(deps: Deps, { actor, id, reason, once }: Input): Promise<AuditDetail> {
  await runOnce(deps.db, once, async (tx) => {
    await holdEntry(tx, id);
    const row = await findEntry(tx, id);
    if (!row) throw refuse("not_found");
    const revert = row.reverts === null ? revertOf(deps.reverts, row.action) : undefined;
    if (!revert || row.is_reverted) throw refuse("revert_blocked");
    const act = actOf(row);
    const { blocker } = await revert.outlook({ ...deps, db: tx }, act);
    if (blocker) throw refuse("revert_blocked");
    await writeAudit(tx, {
      actorId: actor.id,
      action: "audit.reverted",
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      before: row.after as object | null,
      after: row.before as object | null,
      reason,
      reverts: id,
      now: deps.clock.now(),
    });
    await revert.apply(tx, deps, { actor, act, reason });
    return { id };
  });
  return readAudit(deps, id);
}
