import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptance, type BookingWorld, getBookingWorld } from "./testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
});
afterAll(() => world.close());

test("who works for a hotel in another part reads a request, is offered no answer, and gives none", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const path = `/api/houses/${world.ids.sagres}/bookings/${booking.id}`;
  expect((await world.ask("hotel", path)).body).toMatchObject({ steps: expect.arrayContaining(["accept"]) });
  const member = (await world.deps.auth.getUserByEmail("hotel@lilamonde.test"))!;
  for (const part of ["editor", "finance"] as const) {
    await world.db
      .updateTable("hotel_members")
      .set({ part })
      .where("user_id", "=", member.id)
      .where("hotel_id", "=", world.ids.sagres)
      .execute();
    expect((await world.ask("hotel", path)).body).toMatchObject({ reference: booking.reference, steps: [] });
    expect((await world.step("hotel", booking, acceptance("MS-1"))).status).toBe(403);
  }
});
