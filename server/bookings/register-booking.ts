import type { Booking, Registration } from "#domain/bookings/bookings.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { makeBooking } from "./make-booking.ts";
import { holdStay } from "./queries.ts";
import { readBooking } from "./read-booking.ts";

type Input = { ownerId: string; registration: Registration; once: Once };

/** Keeps a booking that was made elsewhere, for the hotel to affirm. */
export async function registerBooking(deps: Deps, { ownerId, registration, once }: Input): Promise<Booking> {
  return runOnce(deps.db, once, async (tx) => {
    const { blockId, ...given } = registration;
    const stay = blockId === null ? null : await holdStay(tx, { blockId, ownerId });
    if (blockId !== null && (!stay || stay.is_removed || stay.hotel_id !== given.hotelId)) {
      throw refuse("validation_failed", { fields: { blockId: "unknown" } });
    }
    const journeyId = stay?.journey_id ?? null;
    const bookingId = await makeBooking(tx, deps, { ...given, ownerId, blockId, journeyId });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "booking.registered", subjectType: "booking", subjectId: bookingId },
      now: deps.clock.now(),
    });
    return readBooking(tx, deps, { bookingId, ownerId, reader: "seller" });
  });
}
