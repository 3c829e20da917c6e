import type { Currency } from "#domain/money/money.ts";
import type { PayoutBatch, Withholdings } from "#domain/payouts/payouts.ts";
import { reckonPayout } from "#domain/payouts/reckoning.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdAsRead } from "./hold-batch.ts";
import { findPayouts, findRows, updateBatch, updatePayout } from "./queries.ts";
import { readBatch } from "./read-batch.ts";
import { paperOf, readyOf } from "./ready-batch.ts";

type Input = { id: string; payoutId: string; edit: Withholdings; actor: Actor; once: Once };

/**
 * Finance says what is kept back of a payout while its batch is drafted, and with that confirms its invoice; whoever
 * does cannot approve it any more.
 */
export async function changeWithholdings(
  deps: Deps,
  { id, payoutId, edit, actor, once }: Input,
): Promise<PayoutBatch> {
  return runOnce(deps.db, once, async (tx) => {
    const { batch, payouts } = await holdAsRead(tx, { id, version: edit.version });
    const payout = payouts.find((one) => one.id === payoutId);
    if (!payout) throw refuse("not_found");
    if (batch.state !== "drafted") throw refuse("payout_state");
    if (paperOf(payout) === "asked") throw refuse("payout_invoice_missing");
    const rows = await findRows(tx, [payoutId]);
    const reckoned = reckonPayout({
      ...{ amounts: rows.map(({ amount }) => amount), currency: batch.currency as Currency },
      ...{ rate: batch.rate, withholdings: edit.withholdings },
    });
    if (!reckoned) throw refuse("validation_failed", { fields: { withholdings: "invalid" } });
    const { withholdings, withheld, net } = reckoned;
    const hands = [...new Set([...payout.hands, actor.id])];
    const now = deps.clock.now();
    const changes = { withholdings: JSON.stringify(withholdings), withheld, net, edited_by: actor.id, hands };
    await updatePayout(tx, { id: payoutId, changes: { ...changes, confirmed_at: now } });
    await updateBatch(tx, { id, changes: {} });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "payout.withheld", subjectType: "payout", subjectId: payoutId },
      ...{ before: { withheld: payout.withheld }, after: { withholdings, net }, now },
    });
    const after = await findPayouts(tx, { batchId: id });
    await recordFacts(tx, deps, readyOf({ batchId: id, preparedBy: batch.prepared_by, payouts: after }));
    return readBatch({ ...deps, db: tx }, { id, actor });
  });
}
