import type { NewFact } from "#domain/facts/facts.ts";
import type { BatchReversal, PayoutBatch } from "#domain/payouts/payouts.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { followCommission } from "./follow-commission.ts";
import { holdAsRead } from "./hold-batch.ts";
import { findRows, freeRows, holdCommissions, updateBatch, updatePayout } from "./queries.ts";
import { readBatch } from "./read-batch.ts";
import { readyOf } from "./ready-batch.ts";

type Input = { id: string; payoutId: string; taking: BatchReversal; actor: Actor; once: Once };

/** Takes one payee out of a drafted batch, and says why; what they are owed waits for another one, and they are told. */
export async function takeOut(
  deps: Deps,
  { id, payoutId, taking: { version, reason }, actor, once }: Input,
): Promise<PayoutBatch> {
  return runOnce(deps.db, once, async (tx) => {
    const { batch, payouts } = await holdAsRead(tx, { id, version });
    const payout = payouts.find((one) => one.id === payoutId);
    if (!payout) throw refuse("not_found");
    if (batch.state !== "drafted") throw refuse("payout_state");
    if (payouts.length === 1) throw refuse("payout_last");
    const commissions = [...new Set((await findRows(tx, [payoutId])).map((row) => row.commission_id))].sort();
    await holdCommissions(tx, commissions);
    const now = deps.clock.now();
    await freeRows(tx, [payoutId]);
    const out = { taken_out_at: now, taken_out_by: actor.id, taken_out_reason: reason };
    await updatePayout(tx, { id: payoutId, changes: out });
    await updateBatch(tx, { id, changes: {} });
    const facts: NewFact[] = [];
    for (const commissionId of commissions) {
      facts.push(...(await followCommission(tx, deps, { commissionId, actorId: actor.id, reason })));
    }
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "payout.taken_out", subjectType: "payout", subjectId: payoutId },
      ...{ after: { gross: payout.gross }, now, reason },
    });
    const data = { batchId: id, payoutId, payeeId: payout.payee_id };
    facts.push({ kind: "payout_taken_out", cause: payoutId, actorId: actor.id, data });
    const left = payouts.filter((one) => one !== payout);
    facts.push(...readyOf({ batchId: id, preparedBy: batch.prepared_by, payouts: left }));
    await recordFacts(tx, deps, facts);
    return readBatch({ ...deps, db: tx }, { id, actor });
  });
}
