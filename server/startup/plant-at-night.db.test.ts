import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "./plant.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

test("a demo opens while it is tomorrow in Greenwich and still today in São Paulo", async () => {
  world.clock.set(new Date("2026-03-03T01:30:00Z"));
  await plant(world.deps);
  const batches = await world.db.selectFrom("payout_batches").select("rate_on").execute();
  expect(batches.map((batch) => batch.rate_on).sort()).toEqual(["2026-01-15", "2026-03-01", "2026-03-02"]);
});
