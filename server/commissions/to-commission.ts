import type { CommissionLine } from "#domain/commissions/amounts.ts";
import type { Commission, CommissionSummary } from "#domain/commissions/commissions.ts";
import { daysLate } from "#domain/commissions/due.ts";
import {
  type CommissionActor,
  type CommissionRoute,
  type CommissionState,
  canCorrect,
  canDeclare,
  canMoveCommission,
  commissionStates,
  isAwaited,
} from "#domain/commissions/states.ts";
import { ContractTerms } from "#domain/hotels/contracts.ts";
import { basisPoints, type Currency } from "#domain/money/money.ts";
import { houseDay } from "#domain/site/views.ts";
import type { CommissionRow, EventRow } from "./queries.ts";

/** Who reads a commission. */
export type CommissionSide = Exclude<CommissionActor, "booking">;

type Read = { side: CommissionSide; now: Date };

/** A commission in a list, with the amount that concerns its reader. */
export function toSummary(row: CommissionRow, { side, now }: Read): CommissionSummary {
  const state = row.state as CommissionState;
  const [amount, partial] = [amountFor(row, side), partialFor(row, side)];
  return {
    ...{ id: row.id, bookingId: row.booking_id, reference: row.reference, version: row.version },
    confirmationNumber: row.confirmation_number,
    hotel: { id: row.hotel_id, name: row.hotel_name },
    ...{ sellerName: row.seller_name ?? "", initials: initialsOf(row.guest ?? "") },
    ...{ route: row.route as CommissionRoute, state },
    ...{ checkIn: row.check_in, checkOut: row.check_out, dueOn: row.due_on },
    daysLate: daysLate({ state, dueOn: row.due_on }, houseDay(now)),
    ...{ currency: row.currency as Currency, base: row.base, amount, partial },
    outstanding: isAwaited(state) ? amount - partial : 0,
    expected: row.expected,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    declaredOn: state === "confirmed" && row.route === "direct" ? null : row.declared_on,
  };
}

/** A payee reads their share of both lines, a hotel what it pays in all, the house the same with what it adds. */
function amountFor(row: CommissionRow, side: CommissionSide): number {
  if (side === "payee") return (row.share_hotel_line ?? 0) + (row.share_house_line ?? 0);
  return row.hotel_line + row.override;
}

/** What of that came while more is awaited: the payee's part of it, else all that the hotel sent. */
function partialFor(row: CommissionRow, side: CommissionSide): number {
  if (side === "payee") return Number(row.share_came ?? 0);
  return row.received < row.hotel_line + row.override && isAwaited(row.state as CommissionState)
    ? row.received
    : 0;
}

/** Guests are named by their initials. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.map((word) => `${word[0]!.toUpperCase()}.`).join(" ");
}

type Told = Read & { events: EventRow[]; declared: Commission["declared"] };

/** One commission with why it is what it is, as its side may see it. */
export function toCommission(row: CommissionRow, { side, now, events, declared }: Told): Commission {
  const { due } = ContractTerms.parse(row.contract_terms);
  const from = row.state as CommissionState;
  const route = row.route as CommissionRoute;
  return {
    ...toSummary(row, { side, now }),
    lines: (row.lines as CommissionLine[]).map((line) => ({
      ...line,
      amount: basisPoints(line.base, line.rate),
    })),
    hotelLine: row.hotel_line,
    override: side === "payee" ? null : row.override,
    houseLine: side === "hotel" ? null : { rate: row.house_rate, amount: row.house_line },
    share: side === "payee" ? row.points : null,
    ...{ due, received: row.received, claimedBase: row.claimed_base },
    // A proof may name what others are paid: it is the hotel's and the house's.
    declared: declared && { ...declared, proof: side === "payee" ? null : declared.proof },
    events: events
      .filter(({ kind }) => side !== "hotel" || !OF_THE_PAYEE.includes(kind))
      .map((event) => toEvent(event, side)),
    // What was paid in part can no longer be void.
    moves: commissionStates.filter(
      (to) => canMoveCommission({ from, to, route, by: side }) && !(to === "void" && row.received > 0),
    ),
    canDeclare: side === "hotel" && canDeclare({ state: from, route, isDeclared: row.declared_on !== null }),
    canCorrect: side === "house" && canCorrect({ state: from, route }),
  };
}

/** What the house arranges with whom it pays: why it went one way or back is no matter of the hotel's. */
const BETWEEN_HOUSE_AND_PAYEE = ["approved", "in_payout", "paid"];

/** What comes back from a payee is no matter of the hotel's at all. */
const OF_THE_PAYEE = ["deducted", "claimed", "repaid"];

type EventData = { base?: number; amount?: number; on?: string };

function toEvent(
  { id, kind, by, body, data, at }: EventRow,
  side: CommissionSide,
): Commission["events"][number] {
  const isKeptBack = side === "hotel" && BETWEEN_HOUSE_AND_PAYEE.includes(kind);
  const { base = null, amount = null, on = null } = data as EventData;
  return {
    ...{
      id,
      kind: kind as Commission["events"][number]["kind"],
      by: by as CommissionActor,
      body: isKeptBack ? "" : body,
      base,
      amount,
      on,
    },
    at: at.toISOString(),
  };
}
