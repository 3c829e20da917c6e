import type { StayTerms } from "#domain/bookings/steps.ts";
import {
  type CommissionLine,
  houseRateOf,
  linesOf,
  partsOf,
  splitParts,
} from "#domain/commissions/amounts.ts";
import { dueOn } from "#domain/commissions/due.ts";
import { retainedShare, retainLines } from "#domain/commissions/retained.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import { ContractTerms } from "#domain/hotels/contracts.ts";
import { entitlementsOf } from "#domain/tiers/entitlements.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { findSplit } from "../agencies/find-split.ts";
import type { Deps } from "../deps.ts";
import { on } from "../facts/listener.ts";
import { moveCommission, reckon } from "./move-commission.ts";
import {
  type CommissionRow,
  findStayOf,
  findTier,
  findUnopened,
  holdOfBooking,
  insertCommission,
  insertEvent,
  putShares,
  updateCommission,
} from "./queries.ts";

type Tools = { clock: { now(): Date } };

/** Commissions open, follow and close with the stays they stand on. */
export const followBookings = [
  on("booking_accepted", (tx, deps, { data }) => openCommission(tx, deps, data.bookingId)),
  on("booking_changed", (tx, deps, { data }) => correctCommission(tx, deps, data.bookingId)),
  on("booking_cancelled", (tx, deps, { data }) =>
    endCommission(tx, deps, { bookingId: data.bookingId, isKept: data.by === "seller" }),
  ),
  on("booking_no_show", (tx, deps, { data }) =>
    endCommission(tx, deps, { bookingId: data.bookingId, isKept: true }),
  ),
];

/** Opens what stays were agreed before the house kept commissions. */
export async function openMissing(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  for (const { id } of await findUnopened(deps.db)) {
    await transact(deps.db, (tx) => openCommission(tx, deps, id));
  }
}

/** Opens the expected commission of a stay that is agreed: its rates are frozen now; a net stay opens none. */
async function openCommission(tx: Tx, { clock }: Tools, bookingId: string): Promise<void> {
  const stay = await findStayOf(tx, bookingId);
  const terms = ContractTerms.parse(stay.contract_terms);
  const lines = linesOf(terms, stay.rooms);
  if (lines.length === 0) return;
  const now = clock.now();
  const overrideRate = terms.override ?? 0;
  const houseRate = houseRateOf(terms, entitlementsOf(await findTier(tx, stay.owner_id)).houseLine);
  const parts = partsOf(lines, { overrideRate, houseRate });
  const { agencyId, shares: split } = await findSplit(tx, stay.owner_id);
  // A stay has one commission, which is known by the same id.
  const id = bookingId;
  const isNew = await insertCommission(tx, {
    ...{ id, booking_id: bookingId, hotel_id: stay.hotel_id, route: terms.route, state: "expected" },
    supplier_id: stay.supplier_id,
    agency_id: agencyId,
    ...{ currency: stay.currency, lines: JSON.stringify(lines), override_rate: overrideRate },
    ...{ house_rate: houseRate, expected: parts.hotelLine, base: parts.base, hotel_line: parts.hotelLine },
    ...{ override: parts.override, house_line: parts.houseLine, check_out: stay.check_out },
    ...{ due_on: dueOn(terms.due, stay.check_out), created_at: now, updated_at: now },
  });
  if (!isNew) return;
  await putShares(tx, { commissionId: id, shares: splitParts(split, parts) });
  await insertEvent(tx, {
    ...{ commission_id: id, kind: "opened", by: "booking", actor_id: null, body: "", at: now },
    data: JSON.stringify({ base: parts.base, amount: parts.hotelLine }),
  });
}

/** Follows a stay that changed while it is expected; what a hotel has fixed stands, and the change is in its record. */
async function correctCommission(tx: Tx, { clock }: Tools, bookingId: string): Promise<void> {
  const row = await holdOfBooking(tx, bookingId);
  if (!row || row.state === "void") return;
  const stay = await findStayOf(tx, bookingId);
  const terms = ContractTerms.parse(stay.contract_terms);
  const lines = linesOf(terms, stay.rooms);
  await followLines(tx, { row, lines, at: clock.now(), days: daysOf(terms, stay.check_out) });
}

const daysOf = (terms: ContractTerms, checkOut: string) => ({
  check_out: checkOut,
  due_on: dueOn(terms.due, checkOut),
});

type Followed = {
  row: CommissionRow;
  lines: CommissionLine[];
  at: Date;
  days?: { check_out: string; due_on: string };
};

async function followLines(tx: Tx, { row, lines, at, days = undefined }: Followed): Promise<void> {
  const isOpen = row.state === "expected";
  const amounts: Partial<Awaited<ReturnType<typeof reckon>>> = isOpen ? await reckon(tx, { row, lines }) : {};
  if (isOpen) {
    const changes = { ...amounts, ...days, expected: amounts.hotel_line ?? row.expected, updated_at: at };
    await updateCommission(tx, { id: row.id, changes });
  }
  const data = { base: amounts.base ?? row.base, amount: amounts.hotel_line ?? row.hotel_line };
  await insertEvent(tx, {
    ...{ commission_id: row.id, kind: "changed", by: "booking", actor_id: null, body: "", at },
    data: JSON.stringify(data),
  });
}

/** Closes the commission of a stay that nobody comes to, but for what the hotel keeps where its contract pays on that. */
async function endCommission(
  tx: Tx,
  deps: Tools,
  { bookingId, isKept }: { bookingId: string; isKept: boolean },
): Promise<NewFact[]> {
  const row = await holdOfBooking(tx, bookingId);
  if (!row || !["expected", "confirmed"].includes(row.state) || row.received > 0) return [];
  const stay = await findStayOf(tx, bookingId);
  const { cancellation } = ContractTerms.parse(stay.contract_terms);
  const share = retainedShare({
    ...{ terms: stay.terms as StayTerms | null, checkIn: stay.check_in, timeZone: stay.time_zone },
    at: deps.clock.now(),
  });
  const lines = retainLines(row.lines as CommissionLine[], share);
  const isOwed = isKept && cancellation.isRetainedCommissionable && lines.some(({ base }) => base > 0);
  if (isOwed && row.state === "expected") {
    await followLines(tx, { row, lines, at: deps.clock.now() });
    return [];
  }
  return [await moveCommission(tx, deps, { row, to: "void", by: { side: "booking", actorId: null } })];
}
