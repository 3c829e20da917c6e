import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { plantCommissions } from "./plant-commissions.ts";
import { findFaults } from "./testing/storm.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
});
afterAll(() => world.close());

test("the demo has commissions of both routes, one late, one paid in part, one disputed, and planting again adds nothing", async () => {
  await plantCommissions(world.deps);
  const read = () => world.db.selectFrom("commissions").selectAll().orderBy("id").execute();
  const planted = await read();
  const states = new Set(planted.map(({ route, state }) => `${route} ${state}`));
  expect([...states].sort()).toEqual([
    ...["direct declared_paid", "direct disputed", "direct settled"],
    ...["house approved", "house confirmed", "house received"],
  ]);
  expect(planted.some(({ state, received }) => state === "confirmed" && received > 0)).toBe(true);
  expect(await findFaults(world)).toEqual([]);
  await plantCommissions(world.deps);
  expect(await read()).toEqual(planted);
});
