import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { acceptance, type BookingWorld, getBookingWorld, stayOf } from "./testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

test("of answers by the portal, by a mail and a withdrawal at once one is taken, and the others are told how it stands", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const { text } = await world.mailAbout(booking.reference);
  const token = /\/booking\/([\w-]{43})/.exec(text)![1]!;
  const withdraw = { kind: "withdraw", reason: "price", message: "" };
  const answers = await Promise.all([
    world.step("hotel", booking, acceptance("MS-1"), 1),
    world.ask(null, "/api/booking-links/answers", {
      ...{ token, bookingId: booking.id, version: 1, step: acceptance("MS-2") },
    }),
    world.step("advisor", booking, withdraw, 1),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.filter(({ status }) => status === 409);
  for (const { body } of refused) expect(["booking_state", "conflict"]).toContain(body.code);
  const events = await world.db
    .selectFrom("booking_events")
    .select("kind")
    .where("kind", "in", ["accept", "withdraw"])
    .execute();
  expect(events).toHaveLength(1);
  const facts = await world.db
    .selectFrom("facts")
    .select("kind")
    .where("kind", "=", "booking_accepted")
    .execute();
  expect(facts).toHaveLength(events.filter(({ kind }) => kind === "accept").length);
});

test("one number given to two stays at once counts for one of them", async () => {
  const registration = { ...stayOf(), hotelId: world.ids.sagres, blockId: null, source: "email" };
  const made: Booking[] = [];
  for (const confirmationNumber of ["A-1", "A-2"]) {
    const { body } = await world.ask("advisor", "/api/bookings/registrations", {
      ...{ ...registration, confirmationNumber },
    });
    made.push(body as unknown as Booking);
  }
  const answers = await Promise.all(made.map((booking) => world.step("hotel", booking, acceptance("MS-77"))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe("confirmation_taken");
});
