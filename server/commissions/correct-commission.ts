import { owedToHouse, partsOf } from "#domain/commissions/amounts.ts";
import type { Correction } from "#domain/commissions/commissions.ts";
import {
  type CommissionRoute,
  type CommissionState,
  canCorrect,
  isClawback,
} from "#domain/commissions/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { bookHouseLine, takeHouseLineBack } from "./book-house-line.ts";
import { clawBack } from "./claw-back.ts";
import { withBases } from "./confirm-commissions.ts";
import { holdSome } from "./hold-some.ts";
import { moveCommission } from "./move-commission.ts";
import { arrivalOf } from "./payments/arrival.ts";
import { holdPaymentsOf } from "./payments/queries.ts";
import { releaseExcess } from "./payments/release-excess.ts";
import { findCommission, isInPayout } from "./queries.ts";

type Input = { id: string; actor: Actor; correction: Correction; once: Once };

/**
 * The house says what a stay came to after all, once it was fixed. The books are turned and booked anew: of what came,
 * too much waits in suspense again, and what is missing is owed again. What has left in a payout is clawed back.
 */
export async function correctCommission(
  deps: Deps,
  { id, actor, correction, once }: Input,
): Promise<{ count: number }> {
  const { version, reason, bases } = correction;
  const actorId = actor.id;
  return runOnce(deps.db, once, async (tx) => {
    await holdPaymentsOf(tx, id);
    const [held] = await holdSome(tx, { rows: [{ id, version }], reader: {} });
    const { row } = held!;
    const route = row.route as CommissionRoute;
    if (!canCorrect({ state: row.state as CommissionState, route })) throw refuse("commission_state");
    if (isClawback(row.state as CommissionState)) {
      await recordFacts(tx, deps, [await clawBack(tx, deps, { row, actor, correction })]);
      return { count: 1 };
    }
    if (await isInPayout(tx, id)) throw refuse("commission_in_payout");
    const lines = withBases(row, bases);
    const parts = partsOf(lines, { overrideRate: row.override_rate, houseRate: row.house_rate });
    if (parts.base === row.base && parts.hotelLine === row.hotel_line)
      throw refuse("validation_failed", { fields: { bases: "invalid" } });
    const at = deps.clock.now();
    await takeHouseLineBack(tx, { row, actorId, at });
    const excess = Math.max(0, row.received - owedToHouse(route, parts));
    await releaseExcess(tx, { row, amount: excess, actorId, at });
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
