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
async function write(
  hotelId: string,
  startsOn: string,
  change: (terms: object) => object = (terms) => terms,
) {
  const [last] = await versionsOf(hotelId);
  const next = { basedOn: last!.version, startsOn, endsOn: null, terms: change(last!.terms) };
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
  const withdraw = { kind: "withdraw", reason: "dates", message: "Outra data." };
  expect((await world.step("advisor", booking, withdraw)).status).toBe(200);
  expect(await write(world.ids.sagres, "2026-03-02")).toEqual([201, undefined]);
});

test("a request stands on the contract it was made under, whatever the hotel agrees to before it answers", async () => {
  const { sagresStay, trancosoStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const half = (terms: object) => ({
    ...terms,
    ratePlans: (terms as { ratePlans: { commission: number }[] }).ratePlans.map((plan) => ({
      ...plan,
      commission: plan.commission / 2,
    })),
  });
  for (const hotelId of [world.ids.sagres, world.ids.trancoso])
    expect(await write(hotelId, "2026-03-02", half)).toEqual([201, undefined]);
  expect((await world.step("hotel", booking, acceptance("MS-1"))).body).toMatchObject({ commission: 59_400 });
  expect((await world.ask("advisor", `/api/commissions/${booking.id}`)).body).toMatchObject({
    ...{ amount: 59_400, lines: [{ rate: 1_000 }] },
  });
  // What is asked from now on stands on the new one: six of a hundred instead of twelve.
  expect((await world.send(trancosoStay)).commission).toBe(35_640);
});

test("the day of a booking is the hotel's: asked for late in the evening in Bahia, it is not of the next day", async () => {
  const { trancosoStay } = await world.acceptedJourney();
  world.clock.set(new Date("2026-03-03T23:30:00-03:00"));
  const booking = await world.send(trancosoStay);
  expect((await world.step("reservas", booking, acceptance("CT-1"))).status).toBe(200);
  expect(await write(world.ids.trancoso, "2026-03-03")).toEqual([409, "contract_before_booking"]);
  expect(await write(world.ids.trancoso, "2026-03-04")).toEqual([201, undefined]);
});
