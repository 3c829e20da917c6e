import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookingWorld, getBookingWorld } from "#server/bookings/testing/booking-world.ts";
import { agreeOnStays, findFaults, storm } from "#server/commissions/testing/storm.ts";

const SECONDS = Number(process.env.PROVE_SECONDS ?? 30);
let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
});
afterAll(() => world.close());

test("64 workers confirm, pay, reverse and dispute the same 200 commissions for half a minute: balanced, nobody paid twice, no update lost", async () => {
  const ids = await agreeOnStays(world, 200);
  world.clock.set(new Date("2026-07-08T12:00:00Z"));
  const end = performance.now() + SECONDS * 1_000;
  const count = await storm(world, { ids, workers: 64, isOver: () => performance.now() > end });
  console.log(`commissions: ${count.done} done, ${count.refused} refused in ${SECONDS} s`);
  const batches = await world.db
    .selectFrom("payout_batches")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  console.log(`payouts: ${batches.map(({ state, count: some }) => `${some} ${state}`).join(", ")}`);
  expect(count.done).toBeGreaterThan(200);
  expect(batches.map(({ state }) => state)).toContain("settled");
  expect(await findFaults(world)).toEqual([]);
}, 180_000);
