import { owedToHouse, partsOf } from "#domain/commissions/amounts.ts";
import type { Correction } from "#domain/commissions/commissions.ts";
import { released } from "#domain/commissions/postings.ts";
import { type CommissionRoute, type CommissionState, canCorrect } from "#domain/commissions/states.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { bookHouseLine, takeHouseLineBack } from "./book-house-line.ts";
import { withBases } from "./confirm-commissions.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import { arrivalOf } from "./payments/arrival.ts";
import { addReceived, findMatches, holdPaymentsOf, returnToWaiting } from "./payments/queries.ts";
import { type CommissionRow, findCommission, insertEvent, isInPayout } from "./queries.ts";

type Input = { id: string; actorId: string; correction: Correction; once: Once };

/**
 * The house says what a stay came to after all, once it was fixed and until it leaves in a payout. The books are
 * turned and booked anew: of what came, too much waits in suspense again, and what is missing is owed again.
 */
export async function correctCommission(
  deps: Deps,
  { id, actorId, correction, once }: Input,
): Promise<{ count: number }> {
  const { version, reason, bases } = correction;
  return runOnce(deps.db, once, async (tx) => {
    await holdPaymentsOf(tx, id);
    const [held] = await holdSome(tx, { rows: [{ id, version }], reader: {} });
    const { row } = held!;
    const route = row.route as CommissionRoute;
    if (!canCorrect({ state: row.state as CommissionState, route })) throw refuse("commission_state");
    if (await isInPayout(tx, id)) throw refuse("commission_in_payout");
    const lines = withBases(row, bases);
    const parts = partsOf(lines, { overrideRate: row.override_rate, houseRate: row.house_rate });
    if (parts.base === row.base && parts.hotelLine === row.hotel_line)
      throw refuse("validation_failed", { fields: { bases: "invalid" } });
    const at = deps.clock.now();
    await takeHouseLineBack(tx, { row, actorId, at });
    const excess = Math.max(0, row.received - owedToHouse(route, parts));
    if (excess > 0) await release(tx, { row, amount: excess, actorId, at });
    const by = { side: "house", actorId } as const;
    // Paid from the hotel to whoever sold: what covers it stays paid.
    const isCovered = route === "direct" && parts.hotelLine <= row.hotel_line;
    const fact = await moveCommission(tx, deps, {
      row: { ...row, received: row.received - excess },
      to: isCovered ? (row.state as CommissionState) : "confirmed",
      ...{ by, reason, lines, isCorrection: true },
      extra: { claimed_base: null, confirmed_at: at, ...(!isCovered && { arrived_at: null }) },
    });
    await arriveAgain(tx, deps, { id, actorId, reason });
    // That it is received as it was is nothing new to anybody.
    await recordFacts(tx, deps, [fact]);
    return { count: 1 };
  });
}

type Released = { row: CommissionRow; amount: number; actorId: string; at: Date };

/** So much of what came is no longer for this stay: it waits with the transfers it came with, the latest first. */
async function release(tx: Tx, { row, amount, actorId, at }: Released): Promise<void> {
  let left = amount;
  for (const match of await findMatches(tx, row.id)) {
    const part = Math.min(left, match.amount);
    if (part > 0) {
      await returnToWaiting(tx, { paymentId: match.paymentId, commissionId: row.id, amount: part });
    }
    left -= part;
  }
  // What banks kept of a transfer cannot wait for anything.
  if (left > 0) throw refuse("commission_paid_part");
  const entries = released({ hotelId: row.hotel_id!, currency: row.currency as Currency, amount });
  await postTransaction(tx, { cause: `commission/${row.id}/released/${row.version}`, entries, actorId, at });
  await addReceived(tx, { id: row.id, amount: -amount, at });
  await insertEvent(tx, {
    ...{ commission_id: row.id, kind: "released", by: "house", actor_id: actorId, body: "", at },
    data: JSON.stringify({ amount }),
  });
}

type Again = { id: string; actorId: string; reason: string };

/** Where all that is owed after a correction is there already, it is received as it was, and the house line is owed. */
async function arriveAgain(tx: Tx, deps: Deps, { id, actorId, reason }: Again): Promise<void> {
  const row = (await findCommission(tx, { id }))!;
  const route = row.route as CommissionRoute;
  const owed = owedToHouse(route, { hotelLine: row.hotel_line, override: row.override });
  if (row.received === 0 || row.received !== owed) return;
  const at = deps.clock.now();
  await bookHouseLine(tx, { row, actorId, at });
  if (route === "direct") return;
  const { arrivedAt, day } = await arrivalOf(tx, deps, row.id);
  const move = { by: { side: "house", actorId }, reason, extra: { arrived_at: arrivedAt }, on: day } as const;
  await moveCommission(tx, deps, { row, to: "received", ...move });
}
