import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { moveCommission } from "../../commissions/move-commission.ts";
import { readHeld } from "../../commissions/read-held.ts";
import { findShareStates } from "./queries.ts";

type Followed = { commissionId: string; actorId: string; reason?: string };
type Tools = { clock: { now(): Date } };

/**
 * Brings a commission that is held to where its payouts are: in payout once every share is in one, paid once all
 * arrived, else approved. What goes from hotel to seller directly has states of its own.
 */
export async function followCommission(
  tx: Tx,
  deps: Tools,
  { commissionId, actorId, reason = "" }: Followed,
): Promise<NewFact[]> {
  const row = await readHeld(tx, commissionId);
  if (row.route !== "house") return [];
  const states = (await findShareStates(tx, commissionId)).map(({ state }) => state);
  const to = states.includes(null)
    ? "approved"
    : states.every((state) => state === "settled")
      ? "paid"
      : "in_payout";
  if (row.state === to) return [];
  return [await moveCommission(tx, deps, { row, to, by: { side: "house", actorId }, reason })];
}
