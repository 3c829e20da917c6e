import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passTime } from "../clock/pass-time.ts";
import { acceptance, type BookingWorld, getBookingWorld, stayOf } from "../testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const path = (days = 30) => `/api/houses/${world.ids.sagres}/funnel?days=${days}`;
const none = { people: 0, requests: 0 };

test("a hotel sees how far what was asked of it came, by people and by requests, in its own house alone", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const registered = { ...stayOf(), hotelId: world.ids.sagres, blockId: null, source: "email" };
  for (const [as, number] of [
    ["advisor", "A-1"],
    ["operator", "O-1"],
  ] as const)
    await world.ask(as, "/api/bookings/registrations", { ...registered, confirmationNumber: number });
  expect((await world.ask("hotel", path())).body).toEqual({
    ...{ days: 30, reached: 2, asked: { people: 2, requests: 3 }, agreed: none, stayed: none },
    ...{ agreedBefore: none, completed: 0 },
    rows: Array.from({ length: 3 }, () => expect.objectContaining({ parts: ["asked"] })),
  });
  await world.step("hotel", booking, acceptance("MS-1"));
  await world.step("hotel", booking, { kind: "cancel", reason: "closed", message: "" });
  // Agreed once is agreed.
  expect((await world.ask("hotel", path())).body).toMatchObject({ agreed: { people: 1, requests: 1 } });
  expect((await world.ask("reservas", path())).status).toBe(404);
  expect((await world.ask("advisor", path())).status).toBe(403);
  expect((await world.ask("hotel", path(7))).status).toBe(400);
});

test("what was asked a period ago is what this one is compared with, and a stay counts where it was asked", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  await world.step("hotel", booking, acceptance("MS-1"));
  world.clock.set(new Date("2026-04-15T12:00:00Z"));
  expect((await world.ask("hotel", path())).body).toMatchObject({
    ...{ asked: none, agreedBefore: { people: 1, requests: 1 } },
  });
  world.clock.set(new Date("2026-07-09T12:00:00Z"));
  await passTime(world.deps);
  expect((await world.ask("hotel", path(365))).body).toMatchObject({
    ...{ asked: { people: 1 }, agreed: { people: 1 }, stayed: { people: 1, requests: 1 } },
    ...{ completed: 1, rows: [{ parts: ["asked", "agreed", "stayed", "completed"] }] },
  });
  // It ended in these days and was asked for before them: no step of what was asked now, and yet a stay of the period.
  expect((await world.ask("hotel", path())).body).toMatchObject({
    ...{ reached: 0, asked: none, stayed: none, completed: 1, rows: [{ parts: ["completed"] }] },
  });
});
