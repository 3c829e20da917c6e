import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingStates } from "#domain/bookings/states.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../startup/plant.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

const read = () =>
  world.db
    .selectFrom("bookings")
    .select(["id", "state", "late_at", "option_until", "waits_for"])
    .orderBy("id")
    .execute();

test("the demo world has bookings in every state, one late and one option that ends tomorrow, however often it is planted", async () => {
  const rows = await read();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(bookingStates));
  expect(rows.filter((row) => row.late_at && row.waits_for === "hotel").length).toBeGreaterThan(0);
  const tomorrow = rows.filter(({ option_until: until }) => {
    const left = until ? until.getTime() - world.clock.now().getTime() : 0;
    return left > 0 && left < 2 * 86_400_000;
  });
  expect(tomorrow).toHaveLength(1);
  await plant(world.deps);
  expect(await read()).toEqual(rows);
});
