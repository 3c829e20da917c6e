import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoJourneys } from "#database/seed/demo/journeys.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plant } from "../../startup/plant.ts";
import { plantJourneys } from "./plant-journeys.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

test("the demo world has nine journeys in all states, one accepted yesterday, however often it is planted", async () => {
  await plant(world.deps);
  await plantJourneys(world.deps);
  const ids = demoJourneys.map(({ key }) => demoId(`journey/${key}`));
  const all = await world.db.selectFrom("journeys").select(["id", "state", "state_at", "worth"]).execute();
  const rows = all.filter(({ id }) => ids.includes(id));
  expect(rows).toHaveLength(9);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(journeyStates));
  const accepted = rows.find(({ id }) => id === demoId("journey/atlantico"))!;
  expect(accepted.state).toBe("accepted");
  expect(world.clock.now().getTime() - accepted.state_at.getTime()).toBe(86_400_000);
  expect(accepted.worth).toBe(1_138_000);
});
