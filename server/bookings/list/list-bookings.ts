import type { BookingQuery, BookingSummary } from "#domain/bookings/bookings.ts";
import { BookingSide, BookingState } from "#domain/bookings/states.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { clockOf } from "../to-booking.ts";
import { findBookings, findFirstGuests, type SummaryRow } from "./queries.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** The bookings of whoever sells them, some at a time: by their journey, or by who is coming where there is none. */
export async function listOwn(
  { db, clock }: Tools,
  { ownerId, query }: { ownerId: string; query: BookingQuery },
) {
  const { rows, ...list } = await findBookings(db, { ownerId }, query);
  const without = rows.filter((row) => row.journey_title === null).map(({ id }) => id);
  const guests = new Map((await findFirstGuests(db, without)).map(({ id, name }) => [id, name]));
  const titleOf = ({ id, journey_title: title }: SummaryRow) => title ?? (guests.get(id) || null);
  return { ...list, rows: rows.map((row) => toSummary(row, clock.now(), titleOf(row))) };
}

type OfHotel = { hotelId: string; actor: Actor; query: BookingQuery };

/** A hotel's inbox: party and dates, not the names of journeys. */
export async function listForHotel({ db, clock }: Tools, { hotelId, actor, query }: OfHotel) {
  await requireHotelPart(db, { actor, hotelId });
  const { rows, ...list } = await findBookings(db, { hotelId }, query);
  return { ...list, rows: rows.map((row) => toSummary(row, clock.now(), null)) };
}

/** What is asked of a member who offers products. */
export async function listReceived(
  { db, clock }: Tools,
  { supplierId, query }: { supplierId: string; query: BookingQuery },
) {
  const { rows, ...list } = await findBookings(db, { supplierId }, query);
  return { ...list, rows: rows.map((row) => toSummary(row, clock.now(), null)) };
}

/** What the house looks after: answers that are late, or every booking. */
export async function listForHouse(
  { db, clock }: Tools,
  { query, isLate }: { query: BookingQuery; isLate: boolean },
) {
  const { rows, ...list } = await findBookings(db, { isLate }, query);
  return { ...list, rows: rows.map((row) => toSummary(row, clock.now(), null)) };
}

function toSummary(row: SummaryRow, now: Date, title: string | null): BookingSummary {
  return {
    ...{ id: row.id, reference: row.reference, title, hotelName: row.hotel_name },
    ...{ product: row.product, confirmationNumber: row.confirmation_number },
    sellerName: row.seller_name ?? "",
    state: BookingState.parse(row.state),
    waitsFor: row.waits_for === null ? null : BookingSide.parse(row.waits_for),
    ...{ checkIn: row.check_in, checkOut: row.check_out, people: row.people, rooms: row.rooms },
    ...{ currency: row.currency as Currency, total: row.total, clock: clockOf(row, now) },
    optionUntil: row.option_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
