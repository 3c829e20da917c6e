import type { Booking } from "#domain/bookings/bookings.ts";
import type { HotelStep } from "#domain/bookings/steps.ts";
import { answeringParts } from "#domain/hotels/members.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findName, holdBooking } from "./queries.ts";
import { readBooking } from "./read-booking.ts";
import { takeStep } from "./take-step.ts";

type Input = {
  bookingId: string;
  hotelId: string;
  actor: Actor;
  taken: { version: number; step: HotelStep };
  once: Once;
};

/** Who answers for a hotel takes a step with a booking at it. */
export async function takeHotelStep(
  deps: Deps,
  { bookingId, hotelId, actor, taken, once }: Input,
): Promise<Booking> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdBooking(tx, { bookingId, hotelId });
    await requireHotelPart(tx, { actor, hotelId, parts: answeringParts });
    if (!row) throw refuse("not_found");
    const name = (await findName(tx, actor.id))?.full_name ?? "";
    await takeStep(tx, deps, { row, by: { side: "hotel", actorId: actor.id, name }, ...taken });
    return readBooking(tx, deps, { bookingId, hotelId, reader: "hotel" });
  });
}
