import type { StayTerms } from "#domain/bookings/steps.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findAgreed, findPlace } from "./queries.ts";

/** What is agreed beside a booking: the stays of its journey, or its own; null where there is no such booking. */
export async function readAgreedStays(db: Db | Tx, bookingId: string) {
  const place = await findPlace(db, bookingId);
  if (!place) return null;
  const rows = await findAgreed(db, place);
  return {
    ...{ ownerId: place.owner_id, journeyId: place.journey_id },
    stays: rows.map((row) => ({
      ...{ bookingId: row.id, checkIn: row.check_in, checkOut: row.check_out, children: row.children },
      ...{ currency: row.currency as Currency, isOver: row.state === "stayed" },
      // Terms were checked when they were written.
      payments: (row.terms as StayTerms | null)?.payments ?? [],
      perks: (row.terms as StayTerms | null)?.perks.length ?? 0,
    })),
  };
}
