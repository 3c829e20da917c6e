import type { NewFact } from "#domain/facts/facts.ts";
import type { Currency } from "#domain/money/money.ts";
import type { PayoutBatch } from "#domain/payouts/payouts.ts";
import { payment } from "#domain/payouts/reckoning.ts";
import {
  approvalBlocker,
  type BatchState,
  canMoveBatch,
  hasLeft,
  isBatchExplained,
} from "#domain/payouts/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { postTransaction, reverseTransaction } from "../../ledger/post-transaction.ts";
import { followCommission } from "./follow-commission.ts";
import { holdAsRead } from "./hold-batch.ts";
import {
  type BatchRow,
  findRows,
  freeRows,
  handsOf,
  holdCommissions,
  type PayoutRow,
  updateBatch,
  updatePayout,
} from "./queries.ts";
import { readBatch } from "./read-batch.ts";
import { batchLack } from "./ready-batch.ts";

type Input = {
  id: string;
  to: Exclude<BatchState, "drafted">;
  version: number;
  reason?: string;
  actor: Actor;
  once: Once;
};

/**
 * Takes a batch on, or back: approved by another administrator with a second factor, sent and booked, settled with its
 * proofs, or reversed with a reason, which books the opposite and lets its rows be paid anew.
 */
export async function moveBatch(
  deps: Deps,
  { id, to, version, reason = "", actor, once }: Input,
): Promise<PayoutBatch> {
  return runOnce(deps.db, once, async (tx) => {
    const { batch, payouts } = await holdAsRead(tx, { id, version });
    const from = batch.state as BatchState;
    if (!canMoveBatch(from, to)) throw refuse("payout_state");
    if (isBatchExplained(from, to) && reason === "")
      throw refuse("validation_failed", { fields: { reason: "required" } });
    if (to === "approved") requireAnother({ batch, payouts, actor });
    if (to === "settled" && payouts.some((payout) => payout.proof_file_id === null))
      throw refuse("payout_proof_missing");
    const rows = await findRows(
      tx,
      payouts.map((payout) => payout.id),
    );
    const commissions = [...new Set(rows.map((row) => row.commission_id))].sort();
    await holdCommissions(tx, commissions);
    const at = deps.clock.now();
    await book(tx, { batch, payouts, to, actorId: actor.id, at });
    if (to === "reversed")
      await freeRows(
        tx,
        payouts.map((payout) => payout.id),
      );
    const changes = { state: to, [`${to}_by`]: actor.id, [`${to}_at`]: at, ...(reason && { reason }) };
    await updateBatch(tx, { id, changes });
    const facts: NewFact[] = [];
    for (const commissionId of commissions) {
      facts.push(...(await followCommission(tx, deps, { commissionId, actorId: actor.id, reason })));
    }
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: `payout_batch.${to}`, subjectType: "payout_batch", subjectId: id },
      ...{ before: { state: from }, after: { state: to, net: Number(batch.net) }, now: at },
      reason: reason || null,
    });
    await recordFacts(tx, deps, [...facts, ...factsOf({ from, to, payouts, actorId: actor.id })]);
    return readBatch({ ...deps, db: tx }, { id, actor });
  });
}

type Judged = { batch: BatchRow; payouts: PayoutRow[]; actor: Actor };

/** Another than whoever had a hand in it, with a second factor; nobody is paid elsewhere than they want by now, and every invoice is there. */
function requireAnother({ batch, payouts, actor }: Judged): void {
  const hands = handsOf({ batch, payouts });
  const blocker = approvalBlocker({
    ...{ approverId: actor.id, hands, hasUsedFactor: actor.hasUsedFactor === true },
  });
  if (blocker) throw refuse(blocker);
  if (payouts.some((payout) => payout.details_version !== payout.current_details))
    throw refuse("payout_details_changed");
  const lack = batchLack(payouts);
  if (lack) throw refuse(lack);
}

type Booking = {
  batch: BatchRow;
  payouts: PayoutRow[];
  to: BatchState;
  actorId: string;
  at: Date;
};

/** Books each payout when the money leaves, and the opposite when it is taken back after that. */
async function book(tx: Tx, { batch, payouts, to, actorId, at }: Booking): Promise<void> {
  for (const payout of payouts) {
    if (to === "sent") {
      const { id, payee_id: payeeId, gross, paid_gross: paidGross, withheld, net } = payout;
      const currency = batch.currency as Currency;
      const entries = payment({ payeeId, currency, gross, paidGross, withheld, net });
      const bookedId = await postTransaction(tx, { cause: `payout/${id}`, entries, actorId, at });
      await updatePayout(tx, { id, changes: { booked_id: bookedId } });
    }
    if (to === "reversed" && payout.booked_id)
      await reverseTransaction(tx, { transactionId: payout.booked_id, actorId, at });
  }
}

type Told = { from: BatchState; to: BatchState; payouts: PayoutRow[]; actorId: string };

function factsOf({ from, to, payouts, actorId }: Told): NewFact[] {
  const isTold = to === "settled" || (to === "reversed" && hasLeft(from));
  if (!isTold) return [];
  const kind = to === "settled" ? "payout_settled" : "payout_reversed";
  return payouts.map(({ id: payoutId, batch_id: batchId, payee_id: payeeId }) => ({
    ...{ kind, cause: payoutId, actorId, data: { batchId, payoutId, payeeId } },
  }));
}
