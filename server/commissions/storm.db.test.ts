import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookingWorld, getBookingWorld } from "../bookings/testing/booking-world.ts";
import { agreeOnStays, findFaults, storm } from "./testing/storm.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
});
afterAll(() => world.close());

test("many who confirm, dispute, decide, receive, approve, pay out and reverse the same commissions at once leave the books whole", async () => {
  const ids = await agreeOnStays(world, 4);
  world.clock.set(new Date("2026-07-08T12:00:00Z"));
  const { done, refused } = await storm(world, { ids, workers: 8, isOver: (count) => count >= 240 });
  expect([done > 10, refused > 0]).toEqual([true, true]);
  const batches = await world.db.selectFrom("payout_batches").select("state").distinct().execute();
  expect(batches.length).toBeGreaterThan(0);
  expect(await findFaults(world)).toEqual([]);
});
