import type { Booking, NewBooking } from "#domain/bookings/bookings.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { makeBooking } from "./make-booking.ts";
import { holdStay } from "./queries.ts";
import { readBooking } from "./read-booking.ts";

type Input = { ownerId: string; booking: NewBooking; once: Once };

/** Asks a hotel for a stay of a journey of one's own whose client accepted; a stay is asked for once at a time. */
export async function sendRequest(deps: Deps, { ownerId, booking, once }: Input): Promise<Booking> {
  return runOnce(deps.db, once, async (tx) => {
    const stay = await holdStay(tx, { blockId: booking.blockId, ownerId });
    if (!stay || stay.is_removed || stay.kind !== "stay" || !stay.hotel_id) {
      throw refuse("validation_failed", { fields: { blockId: "unknown" } });
    }
    const isOpen = ["accepted", "booked", "travelling"].includes(stay.state);
    if (!isOpen || stay.option_id !== stay.chosen_option_id) throw refuse("journey_state");
    const { checkIn, checkOut, rooms, wishes, blockId } = booking;
    const bookingId = await makeBooking(tx, deps, {
      ...{ ownerId, hotelId: stay.hotel_id, journeyId: stay.journey_id, blockId, source: "request" },
      ...{ checkIn, checkOut, rooms, wishes, confirmationNumber: null },
    });
    const now = deps.clock.now();
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "booking.sent", subjectType: "booking", subjectId: bookingId, now },
    });
    return readBooking(tx, deps, { bookingId, ownerId, reader: "seller" });
  });
}
