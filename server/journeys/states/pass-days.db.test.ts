import { afterAll, beforeAll, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { passDays } from "./pass-days.ts";

let world: World;
let token: string;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  ({ token } = await enter(world, "advisor@lilamonde.test"));
});
afterAll(() => world.close());

/** From the fourth to the eighth of July. */
async function start(): Promise<{ id: string }> {
  const days = { startsOn: "2026-07-04", endsOn: "2026-07-08" };
  const rest = { currency: "EUR", language: "pt", clientId: null, copyOf: null };
  const answer = await world.api("/api/journeys", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ title: "Doze noites", ...days, ...rest }),
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

test("the days take a journey along, once, also after a standstill", async () => {
  const [journey, late] = [await start(), await start()];
  const set = (state: string, { id } = journey) =>
    world.db.updateTable("journeys").set({ state }).where("id", "=", id).execute();
  await set("booked");
  const at = async (day: string, { id } = journey) => {
    world.clock.set(new Date(`${day}T12:00:00Z`));
    await passDays(world.deps);
    await passDays(world.deps);
    const { state } = await world.db
      .selectFrom("journeys")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return state;
  };
  expect(await at("2026-07-03")).toBe("booked");
  expect(await at("2026-07-04")).toBe("travelling");
  expect(await at("2026-07-08")).toBe("travelling");
  expect(await at("2026-07-30")).toBe("completed");
  const facts = await world.db.selectFrom("facts").select("kind").where("kind", "like", "journey%").execute();
  expect(facts.map(({ kind }) => kind)).toEqual(["journey_started", "journey_completed"]);

  await set("booked", late);
  expect(await at("2026-08-20", late)).toBe("completed");
  const both = await world.db
    .selectFrom("facts")
    .select("kind")
    .where("cause", "=", late.id)
    .orderBy("id")
    .execute();
  expect(both.map(({ kind }) => kind)).toEqual(["journey_started", "journey_completed"]);
});
