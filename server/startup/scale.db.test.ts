import { afterAll, beforeAll, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";
import { scaleWorld } from "./scale.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

test("a scaled world has so many hotels with a contract and activities each; a second run adds nothing", async () => {
  expect(await scaleWorld(world.deps, 1)).toMatchObject({ hotels: 50, contracts: 50, activities: 600 });
  expect(await scaleWorld(world.deps, 1)).toMatchObject({ hotels: 0, contracts: 0, activities: 0 });
});
