import { type CommissionLine, owedToHouse } from "#domain/commissions/amounts.ts";
import type { Decision, Voiding } from "#domain/commissions/commissions.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { bookHouseLine } from "./book-house-line.ts";
import { withBases } from "./confirm-commissions.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import { arrivalOf } from "./payments/arrival.ts";
import { type CommissionRow, findCommission, findEvents } from "./queries.ts";

type Input = { id: string; actorId: string; decision: Decision; once: Once };

/** The house decides what is argued about: these bases hold, said with a reason that both sides read. */
export async function decideDispute(
  deps: Deps,
  { id, actorId, decision, once }: Input,
): Promise<{ count: number }> {
  const { version, reason, bases } = decision;
  return runOnce(deps.db, once, async (tx) => {
    const [held] = await holdSome(tx, { rows: [{ id, version }], reader: {} });
    const { row } = held!;
    const now = deps.clock.now();
    const move = { by: { side: "house", actorId }, reason } as const;
    const lines = withBases(row, bases);
    const extra = { claimed_base: null, confirmed_at: now };
    const isClaimLost = await isLost(tx, { row, lines });
    const facts: NewFact[] = [
      await moveCommission(tx, deps, { row, to: "confirmed", ...move, lines, extra, isClaimLost }),
    ];
    const after = (await findCommission(tx, { id }))!;
    const owed = owedToHouse("house", { hotelLine: after.hotel_line, override: after.override });
    if (after.route === "house" && after.received > 0 && after.received === owed) {
      await bookHouseLine(tx, { row: after, actorId, at: now });
      const { arrivedAt, day } = await arrivalOf(tx, deps, id);
      const arrived = { extra: { arrived_at: arrivedAt }, on: day };
      facts.push(await moveCommission(tx, deps, { row: after, to: "received", ...move, ...arrived }));
    }
    await recordFacts(tx, deps, facts);
    return { count: 1 };
  });
}

/** Whether whoever is owed claimed more than stood there, and it comes to no more. */
async function isLost(tx: Tx, { row, lines }: { row: CommissionRow; lines: readonly CommissionLine[] }) {
  if (row.claimed_base === null || row.claimed_base <= row.base) return false;
  // The latest comes first.
  const dispute = (await findEvents(tx, row.id)).find(({ kind }) => kind === "disputed");
  return dispute?.by === "payee" && lines.reduce((sum, { base }) => sum + base, 0) <= row.base;
}

type Voided = { id: string; actorId: string; voiding: Voiding; once: Once };

/** The house says that nothing is owed, and why. */
export async function voidCommission(
  deps: Deps,
  { id, actorId, voiding, once }: Voided,
): Promise<{ count: number }> {
  const { version, reason } = voiding;
  return runOnce(deps.db, once, async (tx) => {
    const [held] = await holdSome(tx, { rows: [{ id, version }], reader: {} });
    const by = { side: "house", actorId } as const;
    await recordFacts(tx, deps, [await moveCommission(tx, deps, { row: held!.row, to: "void", by, reason })]);
    return { count: 1 };
  });
}
