import { type CommissionLine, owedToHouse, partsOf, splitParts } from "#domain/commissions/amounts.ts";
import { recognition } from "#domain/commissions/postings.ts";
import {
  type CommissionActor,
  type CommissionRoute,
  type CommissionState,
  canMoveCommission,
  isExplained,
} from "#domain/commissions/states.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Tx } from "#platform/database/database.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { refuse } from "../http/refuse.ts";
import { postTransaction, reverseTransaction } from "../ledger/post-transaction.ts";
import { type CommissionRow, findShares, insertEvent, putShares, updateCommission } from "./queries.ts";

/** Who moves a commission: a side, and the person who speaks for it where there is one. */
export type MovedBy = { side: CommissionActor; actorId: string | null };

type Extra = {
  declared_on?: string;
  declared_reference?: string;
  declaration_id?: string | null;
  is_clawed?: boolean;
  claimed_base?: number | null;
  confirmed_at?: Date;
  arrived_at?: Date | null;
};
type Move = {
  row: CommissionRow;
  to: CommissionState;
  by: MovedBy;
  reason?: string;
  /** The lines as they are from now on, where they change. */
  lines?: CommissionLine[];
  extra?: Extra;
  /** The day that it is about: of a receipt or of a payment that is told. */
  on?: string | null;
  /** Said where a claim of whoever is owed was decided against. */
  isClaimLost?: boolean;
  /** The house changes what was fixed, wherever that leads; whoever asks has seen that it may. */
  isCorrection?: boolean;
};

/**
 * Takes a commission that is held to another state, if its side may, with its books, its record and the audit entry;
 * the fact of it, for the caller to record last.
 */
export async function moveCommission(
  tx: Tx,
  { clock }: { clock: { now(): Date } },
  { row, to, by, reason = "", lines, extra = {}, on = null, isClaimLost = false, isCorrection = false }: Move,
): Promise<NewFact> {
  const now = clock.now();
  const [from, route] = [row.state as CommissionState, row.route as CommissionRoute];
  const move = { from, to, route, by: by.side };
  if (!isCorrection && !canMoveCommission(move)) throw refuse("commission_state");
  if (isExplained(move) && reason === "")
    throw refuse("validation_failed", { fields: { reason: "required" } });
  if (to === "void" && row.received > 0) throw refuse("commission_paid_part");
  const amounts: Partial<Reckoned> = lines ? await reckon(tx, { row, lines, isCorrection }) : {};
  const isBooked = isCorrection || to === "confirmed" || to === "void";
  const booked = isBooked
    ? await book(tx, { row: { ...row, ...amounts }, to, actorId: by.actorId, now })
    : {};
  const kind = isCorrection ? "corrected" : to;
  await updateCommission(tx, {
    id: row.id,
    changes: { state: to, updated_at: now, ...amounts, ...booked, ...extra },
  });
  const data = { base: amounts.base ?? row.base, amount: amounts.hotel_line ?? row.hotel_line };
  const eventId = await insertEvent(tx, {
    ...{ commission_id: row.id, kind, by: by.side, actor_id: by.actorId, body: reason, at: now },
    data: JSON.stringify({ ...data, ...(on && { on }) }),
  });
  await writeAudit(tx, {
    ...{ actorId: by.actorId, action: `commission.${kind}`, subjectType: "commission", subjectId: row.id },
    ...{ before: { state: from, base: row.base }, after: { state: to, by: by.side, ...data }, now },
    reason: reason || null,
  });
  const ids = {
    commissionId: row.id,
    bookingId: row.booking_id,
    hotelId: row.hotel_id,
    ownerId: row.owner_id,
  };
  return {
    ...{ kind: "commission_moved", cause: `${row.id}/${eventId}`, actorId: by.actorId },
    data: {
      ...ids,
      from,
      to,
      by: by.side,
      ...(isClaimLost && { isClaimLost }),
      ...(isCorrection && { isCorrected: true }),
    },
  };
}

/** What a commission comes to on other lines, kept with its shares; the columns that change. */
export async function reckon(
  tx: Tx,
  {
    row,
    lines,
    isCorrection = false,
  }: { row: CommissionRow; lines: CommissionLine[]; isCorrection?: boolean },
) {
  const parts = partsOf(lines, { overrideRate: row.override_rate, houseRate: row.house_rate });
  const route = row.route as CommissionRoute;
  const isSame = parts.base === row.base && parts.hotelLine === row.hotel_line;
  // What was paid stays paid: the rest is a matter of what is still owed.
  if (
    !isCorrection &&
    row.received > 0 &&
    !isSame &&
    (route === "direct" || owedToHouse(route, parts) < row.received)
  ) {
    throw refuse("commission_paid_part");
  }
  await putShares(tx, { commissionId: row.id, shares: splitParts(await findShares(tx, row.id), parts) });
  return {
    ...{ lines: JSON.stringify(lines), base: parts.base, hotel_line: parts.hotelLine },
    ...{ override: parts.override, house_line: parts.houseLine },
  };
}

type Reckoned = Awaited<ReturnType<typeof reckon>>;

type Booking = { row: CommissionRow; to: CommissionState; actorId: string | null; now: Date };

/** Books what is confirmed, and takes back what was booked of it before; a void leaves nothing booked. */
async function book(tx: Tx, { row, to, actorId, now }: Booking): Promise<{ booked_id: string | null }> {
  if (row.booked_id) await reverseTransaction(tx, { transactionId: row.booked_id, actorId, at: now });
  // What members owe each other is no money of ours: it has states and no entries (loop: money).
  if (to === "void" || row.hotel_id === null) return { booked_id: null };
  const { base, hotel_line: hotelLine, override, house_line: houseLine } = row;
  const entries = recognition({
    ...{ route: row.route as CommissionRoute, hotelId: row.hotel_id, currency: row.currency as Currency },
    ...{ parts: { base, hotelLine, override, houseLine }, shares: await findShares(tx, row.id) },
  });
  const cause = `commission/${row.id}/${row.version}`;
  return { booked_id: await postTransaction(tx, { cause, entries, actorId, at: now }) };
}
