import { randomUUID } from "node:crypto";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Currency } from "#domain/money/money.ts";
import { dueBlocker, isCompany } from "#domain/payouts/due.ts";
import type { PayoutBatch, Preparation } from "#domain/payouts/payouts.ts";
import { PAID_IN, reckonPayout } from "#domain/payouts/reckoning.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { followCommission } from "./follow-commission.ts";
import {
  type DueRow,
  findDue,
  findPayouts,
  holdCommissions,
  insertBatch,
  insertPayout,
  type PayoutRow,
} from "./queries.ts";
import { readBatch } from "./read-batch.ts";
import { readyOf } from "./ready-batch.ts";

/** The demo world's batches have ids that are known. */
type Input = { actor: Actor; preparation: Preparation; once: Once; id?: string };

/**
 * Makes a batch of all that is due in a currency and can be paid, and fixes its rate; who lacks details is left out.
 * Companies are asked for their invoice in reais from then on.
 */
export async function prepareBatch(
  deps: Deps,
  { actor, preparation, once, id = randomUUID() }: Input,
): Promise<PayoutBatch> {
  const { currency, rate, rateOn } = preparation;
  const now = deps.clock.now();
  requireRate(preparation, houseDay(now));
  return runOnce(deps.db, once, async (tx) => {
    const seen = await findDue(tx, { currency });
    await holdCommissions(
      tx,
      seen.map((row) => row.commission_id),
    );
    // Read again: another batch may have taken some while this one waited.
    const due = (await findDue(tx, { currency })).filter((row) => reasonOf(row) === null);
    const isHeld = new Set(seen.map((row) => row.commission_id));
    const rows = due.filter((row) => isHeld.has(row.commission_id));
    const frame = { currency, rate, rate_on: rateOn, state: "drafted", prepared_by: actor.id };
    await insertBatch(tx, { id, ...frame, created_at: now });
    const taken = await insertPayouts(tx, { batchId: id, rows, preparation });
    if (taken.length === 0) throw refuse("payout_nothing");
    const facts: NewFact[] = [];
    for (const commissionId of new Set(taken)) {
      facts.push(...(await followCommission(tx, deps, { commissionId, actorId: actor.id })));
    }
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "payout_batch.prepared", subjectType: "payout_batch", subjectId: id },
      ...{ after: { currency, rate, rateOn, rows: taken.length }, now },
    });
    const made = await findPayouts(tx, { batchId: id });
    facts.push(...askedOf(made, actor), ...readyOf({ batchId: id, preparedBy: actor.id, payouts: made }));
    await recordFacts(tx, deps, facts);
    return readBatch({ ...deps, db: tx }, { id, actor });
  });
}

/** Why a share that is due stays where it is. */
export function reasonOf(row: DueRow) {
  return dueBlocker({ hasLeft: row.has_left, keyKind: row.kind, hasCompany: row.has_company });
}

/** Whether the payee of a share is asked for an invoice. */
export function asksInvoice({ kind, has_company }: DueRow): boolean {
  return isCompany({ keyKind: kind, hasCompany: has_company });
}

function askedOf(payouts: readonly PayoutRow[], actor: Actor): NewFact[] {
  return payouts
    .filter((payout) => payout.needs_invoice)
    .map(({ id: payoutId, batch_id: batchId, payee_id: payeeId }) => ({
      ...{ kind: "payout_asked", cause: payoutId, actorId: actor.id, data: { batchId, payoutId, payeeId } },
    }));
}

/** What is owed in another currency needs a rate above zero and a day that has come; what is in reais has none. */
function requireRate({ currency, rate, rateOn }: Preparation, today: string): void {
  const isExchanged = currency !== PAID_IN;
  if ((rate !== null) !== isExchanged || (rate !== null && Number(rate) <= 0)) {
    throw refuse("validation_failed", { fields: { rate: rate === null ? "required" : "invalid" } });
  }
  if ((rateOn !== null) !== isExchanged || (rateOn !== null && rateOn > today)) {
    throw refuse("validation_failed", { fields: { rateOn: rateOn === null ? "required" : "invalid" } });
  }
}

type Made = { batchId: string; rows: DueRow[]; preparation: Preparation };

/** One payout for each payee; the commissions that went into them. */
async function insertPayouts(tx: Tx, { batchId, rows, preparation }: Made): Promise<string[]> {
  const taken: string[] = [];
  for (const [payeeId, own] of Map.groupBy(rows, (row) => row.payee_id)) {
    const reckoned = reckonPayout({
      ...{ amounts: own.map(({ amount }) => Number(amount)), currency: preparation.currency as Currency },
      ...{ rate: preparation.rate, withholdings: [] },
    });
    if (!reckoned) continue;
    const { kind, key, holder, details_version } = own[0]!;
    const id = randomUUID();
    await insertPayout(tx, {
      payout: {
        ...{ id, batch_id: batchId, payee_id: payeeId, gross: reckoned.gross, net: reckoned.net },
        ...{ paid_gross: reckoned.paidGross, key_kind: kind, key, holder },
        ...{ details_version: details_version ?? 0, needs_invoice: asksInvoice(own[0]!) },
      },
      rows: own.map(({ commission_id }, at) => ({
        ...{ payout_id: id, commission_id, payee_id: payeeId, ...reckoned.rows[at]! },
      })),
    });
    taken.push(...own.map(({ commission_id }) => commission_id));
  }
  return taken;
}
