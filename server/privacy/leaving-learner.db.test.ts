import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAnswers } from "#database/seed/demo/diagnostics.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { ownDiagnostics } from "../diagnostic/own-diagnostics.ts";
import { plantQuestionnaire } from "../diagnostic/questionnaires/plant-questionnaire.ts";
import { ownGrowth } from "../growth/own-growth.ts";
import { plantDemoHotels, plantGroupHotels } from "../hotels/plant-hotels.ts";
import { ownInsights } from "../insights/own-insights.ts";
import { plantTrainings } from "../trainings/demo/plant-trainings.ts";
import { ownTrainings } from "../trainings/own-trainings.ts";

let world: World;
let call: (method: string, path: string, body?: unknown) => Promise<Response>;
beforeAll(async () => {
  world = await getWorld();
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantGroupHotels(world.deps);
  await plantDemoHotels(world.deps);
  await plantQuestionnaire(world.deps);
  await plantTrainings(world.deps);
  const advisor = await enter(world, email);
  call = (method, path, body) => advisor.call(method, `/api${path}`, body);
});
afterAll(() => world.close());

const email = "advisor@lilamonde.test";
const start = { language: "pt", hasConsented: true, mayWrite: false };

/** A diagnostic that was finished as a member, and one that the same person began before they were one. */
async function takeDiagnostics() {
  const before = { ...start, name: "Marina Teles", email };
  const headers = { "content-type": "application/json" };
  const visited = { method: "POST", headers, body: JSON.stringify(before) };
  expect((await world.api("/api/diagnostic/attempts", visited)).status).toBe(201);
  const begun = await call("POST", "/diagnostic/attempts", { ...start, name: null, email: null });
  const path = `/diagnostic/attempts/${(await begun.json()).token}`;
  await call("PUT", `${path}/answers`, { answers: demoAnswers([3, 4, 0, 3, 3, 1]) });
  expect((await call("POST", `${path}/finish`)).status).toBe(200);
}

test("who leaves takes along a copy of what they learnt and were told, and nothing of it stays", async () => {
  const { id } = (await world.deps.auth.getUserByEmail(email))!;
  await takeDiagnostics();
  const goal = { measure: "published", target: 5, startsOn: "2026-01-01", endsOn: "2026-03-31" };
  expect((await call("POST", "/growth/goals", goal)).status).toBe(201);
  const now = world.clock.now();
  const card = {
    id: randomUUID(),
    owner_id: id,
    rule: "next_tier",
    state: "open",
    shown_at: now,
    moved_at: now,
  };
  await world.db.insertInto("insights").values(card).execute();

  const stranger: { id: string; email: string } = { id: randomUUID(), email: "ninguem@example.com" };
  const parts = [ownDiagnostics, ownGrowth, ownInsights, ownTrainings];
  const copies = (person: typeof stranger) => Promise.all(parts.map(({ read }) => read(world.deps, person)));
  const nothing = await copies(stranger);
  for (const [at, copy] of (await copies({ id, email })).entries()) expect(copy).not.toEqual(nothing[at]);
  await world.deps.auth.deleteUser({ userId: id });
  expect(await copies({ id, email })).toEqual(nothing);
  expect(await world.db.selectFrom("diagnostics").select("id").where("email", "=", email).execute()).toEqual(
    [],
  );
});
