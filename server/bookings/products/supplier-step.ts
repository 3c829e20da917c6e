import type { Booking } from "#domain/bookings/bookings.ts";
import type { HotelStep } from "#domain/bookings/steps.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findName, holdBooking } from "../queries.ts";
import { readBooking } from "../read-booking.ts";
import { takeStep } from "../take-step.ts";

type Input = {
  bookingId: string;
  supplierId: string;
  taken: { version: number; step: HotelStep };
  once: Once;
};

/** A member takes a step with what is asked of a product of theirs. */
export async function takeSupplierStep(
  deps: Deps,
  { bookingId, supplierId, taken, once }: Input,
): Promise<Booking> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdBooking(tx, { bookingId, supplierId });
    if (!row) throw refuse("not_found");
    const name = (await findName(tx, supplierId))?.full_name ?? "";
    await takeStep(tx, deps, { row, by: { side: "hotel", actorId: supplierId, name }, ...taken });
    return readBooking(tx, deps, { bookingId, supplierId, reader: "hotel" });
  });
}
