import type { Booking } from "#domain/bookings/bookings.ts";
import type { SellerStep } from "#domain/bookings/steps.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findName, holdBooking } from "./queries.ts";
import { readBooking } from "./read-booking.ts";
import { takeStep } from "./take-step.ts";

type Input = { bookingId: string; ownerId: string; taken: { version: number; step: SellerStep }; once: Once };

/** Whoever sells takes a step with a booking of their own. */
export async function takeSellerStep(
  deps: Deps,
  { bookingId, ownerId, taken, once }: Input,
): Promise<Booking> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdBooking(tx, { bookingId, ownerId });
    if (!row) throw refuse("not_found");
    const name = (await findName(tx, ownerId))?.full_name ?? "";
    await takeStep(tx, deps, { row, by: { side: "seller", actorId: ownerId, name }, ...taken });
    return readBooking(tx, deps, { bookingId, ownerId, reader: "seller" });
  });
}
