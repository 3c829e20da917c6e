import { randomUUID } from "node:crypto";
import { resolution } from "#domain/commissions/postings.ts";
import type { Suspense, SuspenseMatch } from "#domain/commissions/transfers.ts";
import type { Currency } from "#domain/money/money.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { postTransaction } from "../../ledger/post-transaction.ts";
import { payableOf } from "./match-lines.ts";
import { findByNumbers, findWaiting, holdAll, holdPayment, lessenWaiting } from "./queries.ts";
import { receive } from "./record-remittance.ts";

/** The transfers of which something waits. */
export async function readSuspense({ db }: Pick<Deps, "db">): Promise<Suspense> {
  const rows = await findWaiting(db);
  return {
    payments: rows.map(({ id, hotel, currency, amount, unmatched, paid_on: paidOn, reference }) => ({
      ...{ id, hotel, currency: currency as Currency, amount, unmatched, paidOn, reference },
    })),
  };
}

type Input = { id: string; match: SuspenseMatch; actorId: string; once: Once };

/**
 * Says what something that waited is for: never more than waits or is owed, in its currency, for a stay that is to be
 * paid.
 */
export async function matchSuspense(deps: Deps, { id, match, actorId, once }: Input): Promise<Suspense> {
  const { number, amount } = match;
  return runOnce(deps.db, once, async (tx) => {
    const payment = await holdPayment(tx, id);
    if (!payment) throw refuse("not_found");
    const { hotel_id: hotelId, reference, paid_on: paidOn } = payment;
    const currency = payment.currency as Currency;
    const known = await findByNumbers(tx, { hotelId, numbers: [number] });
    await holdAll(
      tx,
      known.map((row) => row.id),
    );
    const [row] = await findByNumbers(tx, { hotelId, numbers: [number] });
    if (!row) throw refuse("validation_failed", { fields: { number: "unknown" } });
    const { bar, outstanding } = payableOf(row, currency);
    if (bar) throw refuse("commission_state");
    if (amount > Math.min(outstanding, payment.unmatched))
      throw refuse("validation_failed", { fields: { amount: "invalid" } });
    const at = deps.clock.now();
    const entries = resolution({ hotelId, currency, amount });
    await postTransaction(tx, { cause: `payment/${id}/${randomUUID()}`, entries, actorId, at });
    await lessenWaiting(tx, { id, amount });
    const matched = { commissionId: row.id, paymentId: id, amount, charge: 0, actorId, reference, paidOn };
    const facts = await receive(tx, deps, matched);
    await writeAudit(tx, {
      ...{ actorId, action: "payment.matched", subjectType: "payment", subjectId: id },
      ...{ after: { commissionId: row.id, amount }, now: at },
    });
    await recordFacts(tx, deps, facts);
    return readSuspense({ db: tx as never });
  });
}
