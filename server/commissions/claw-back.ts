import { randomUUID } from "node:crypto";
import { type CommissionLine, owedToHouse, partsOf } from "#domain/commissions/amounts.ts";
import type { Correction } from "#domain/commissions/commissions.ts";
import { claimed } from "#domain/commissions/postings.ts";
import type { CommissionState } from "#domain/commissions/states.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { requireSecondFactor } from "../http/require-second-factor.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { bookHouseLine, takeHouseLineBack } from "./book-house-line.ts";
import { insertClaim } from "./claims/queries.ts";
import { moveCommission } from "./move-commission.ts";
import { releaseExcess } from "./payments/release-excess.ts";
import { type CommissionRow, findCommission, findShares, insertEvent, updateCommission } from "./queries.ts";

type Input = { row: CommissionRow; actor: Actor; correction: Correction };

/**
 * A stay came to less after its commission had left in a payout. The books are turned and booked anew, what the hotel
 * paid too much waits in suspense, and what payees got too much comes back: out of their next payout, since more was
 * paid than is owed now, or as a claim that the books keep apart. The commission stays where it is.
 */
export async function clawBack(tx: Tx, deps: Deps, { row, actor, correction }: Input): Promise<NewFact> {
  const { reason, bases, way } = correction;
  requireSecondFactor(actor);
  if (way === null) throw refuse("validation_failed", { fields: { way: "required" } });
  const lines = lessThan(row, bases);
  const parts = partsOf(lines, { overrideRate: row.override_rate, houseRate: row.house_rate });
  const at = deps.clock.now();
  const before = await findShares(tx, row.id);
  await takeHouseLineBack(tx, { row, actorId: actor.id, at });
  const excess = row.received - owedToHouse("house", parts);
  await releaseExcess(tx, { row, amount: excess, actorId: actor.id, at });
  const fact = await moveCommission(tx, deps, {
    row: { ...row, received: row.received - excess },
    to: row.state as CommissionState,
    ...{ by: { side: "house", actorId: actor.id }, reason, lines, isCorrection: true },
    extra: { is_clawed: true },
  });
  const after = (await findCommission(tx, { id: row.id }))!;
  await bookHouseLine(tx, { row: after, actorId: actor.id, at });
  const owing = (await findShares(tx, row.id)).map((share) => {
    const old = before.find(({ payeeId }) => payeeId === share.payeeId)!;
    const amount = old.hotelLine + old.houseLine - share.hotelLine - share.houseLine;
    return { payeeId: share.payeeId, amount };
  });
  if (way === "claim") await claim(tx, { row, owing, reason, actorId: actor.id, at });
  await note(tx, { row, owing, way, actorId: actor.id, at });
  return fact;
}

/** The lines on bases of which none is more and all together are less; nothing may be left of them. */
function lessThan(row: CommissionRow, bases: readonly number[]): CommissionLine[] {
  const lines = row.lines as CommissionLine[];
  const isLess =
    bases.length === lines.length &&
    lines.every(({ base }, at) => bases[at]! <= base) &&
    lines.some(({ base }, at) => bases[at]! < base);
  if (!isLess) throw refuse("validation_failed", { fields: { bases: "invalid" } });
  return lines.map((line, at) => ({ ...line, base: bases[at]! }));
}

type Owing = { payeeId: string; amount: number };
type Claimed = { row: CommissionRow; owing: readonly Owing[]; reason: string; actorId: string; at: Date };

/** What each payee owes back stands as a claim of its own, and no longer against what they are paid. */
async function claim(tx: Tx, { row, owing, reason, actorId, at }: Claimed): Promise<void> {
  const currency = row.currency as Currency;
  for (const { payeeId, amount } of owing.filter((one) => one.amount > 0)) {
    const id = randomUUID();
    await insertClaim(tx, {
      ...{ id, commission_id: row.id, payee_id: payeeId, currency, amount, reason },
      ...{ created_by: actorId, created_at: at },
    });
    const entries = claimed({ payeeId, currency, amount });
    await postTransaction(tx, { cause: `claim/${id}`, entries, actorId, at });
  }
}

type Noted = Pick<Claimed, "row" | "owing" | "actorId" | "at"> & { way: "payout" | "claim" };

async function note(tx: Tx, { row, owing, way, actorId, at }: Noted): Promise<void> {
  const amount = owing.reduce((sum, one) => sum + one.amount, 0);
  const kind = way === "claim" ? "claimed" : "deducted";
  await updateCommission(tx, { id: row.id, changes: { updated_at: at } });
  await insertEvent(tx, {
    ...{ commission_id: row.id, kind, by: "house", actor_id: actorId, body: "", at },
    data: JSON.stringify({ amount }),
  });
}
