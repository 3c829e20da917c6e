import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptance, type BookingWorld, getBookingWorld } from "./testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const versionsOf = async (hotelId: string) =>
  (await world.ask("admin", `/api/contracts/${hotelId}`)).body.versions as unknown as {
    version: number;
    startsOn: string;
    terms: object;
  }[];

/** The next version of a hotel's contract, with the terms it has now, from a day on. */
async function write(hotelId: string, startsOn: string) {
  const [last] = await versionsOf(hotelId);
  const next = { basedOn: last!.version, startsOn, endsOn: null, terms: last!.terms };
  const { status, body } = await world.ask("admin", `/api/contracts/${hotelId}`, next);
  return [status, body.code];
}

test("no version of a contract begins in the past of an accepted booking, and nothing of it is kept", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  // The world begins on the second of March; what was only asked holds nothing.
  const before = await versionsOf(world.ids.sagres);
  await world.step("hotel", booking, acceptance("MS-1"));
  expect(await write(world.ids.sagres, "2026-02-20")).toEqual([409, "contract_before_booking"]);
  expect(await write(world.ids.sagres, "2026-03-02")).toEqual([409, "contract_before_booking"]);
  expect(await versionsOf(world.ids.sagres)).toEqual(before);
  expect(await write(world.ids.trancoso, "2026-03-02")).toEqual([201, undefined]);
  expect(await write(world.ids.sagres, "2026-03-03")).toEqual([201, undefined]);
});

test("what was only asked for, or taken back, holds no terms", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  await world.step("advisor", booking, { kind: "withdraw", message: "Outra data." });
  expect(await write(world.ids.sagres, "2026-03-02")).toEqual([201, undefined]);
});

test("the day of a booking is the hotel's: asked for late in the evening in Bahia, it is not of the next day", async () => {
  const { trancosoStay } = await world.acceptedJourney();
  world.clock.set(new Date("2026-03-03T23:30:00-03:00"));
  const booking = await world.send(trancosoStay);
  expect((await world.step("reservas", booking, acceptance("CT-1"))).status).toBe(200);
  expect(await write(world.ids.trancoso, "2026-03-03")).toEqual([409, "contract_before_booking"]);
  expect(await write(world.ids.trancoso, "2026-03-04")).toEqual([201, undefined]);
});
