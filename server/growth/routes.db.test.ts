import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoAnswers } from "#database/seed/demo/diagnostics.ts";
import type { Growth } from "#domain/growth/growth.ts";
import { transact } from "#platform/database/transact.ts";
import { callAs } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantQuestionnaire } from "../diagnostic/questionnaires/plant-questionnaire.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { plantRules } from "../reputation/plant-rules.ts";

let world: World;
let as: ReturnType<typeof callAs>;
beforeAll(async () => {
  world = await getWorld();
  as = callAs(world);
});
beforeEach(async () => {
  await world.reset();
  as.forget();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantQuestionnaire(world.deps);
  await plantRules(world.deps);
});
afterAll(() => world.close());

const call = (who: "advisor" | "operator", method: string, path: string, body?: unknown) =>
  as.call(who, method, `/api${path}`, body);
const growthOf = async (who: "advisor" | "operator"): Promise<Growth> =>
  (await call(who, "GET", "/growth")).json();

async function takeDiagnostic(wanted: number[]) {
  const start = { language: "pt", hasConsented: true, mayWrite: false, name: null, email: null };
  const { token } = await (await call("advisor", "POST", "/diagnostic/attempts", start)).json();
  await call("advisor", "PUT", `/diagnostic/attempts/${token}/answers`, { answers: demoAnswers(wanted) });
  await call("advisor", "POST", `/diagnostic/attempts/${token}/finish`);
}

async function publishJourney() {
  const ownerId = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  const id = crypto.randomUUID();
  const data = { journeyId: id, ownerId, snapshotId: id, number: 1 };
  await transact(world.db, (tx) =>
    recordFacts(tx, world.deps, [{ kind: "journey_published", cause: id, data }]),
  );
}

test("a result becomes a plan on the one list, whose actions close when the work is seen", async () => {
  await takeDiagnostic([3, 4, 0, 3, 3, 1]);
  const { plan } = await growthOf("advisor");
  expect(plan.map(({ state }) => state)).toEqual(plan.map(() => "open"));
  const desk = await (await call("advisor", "GET", "/checkpoints?from=2026-03-02&until=2026-06-05")).json();
  const listed = desk.checkpoints.filter(({ kind }: { kind: string }) => kind === "professional");
  expect(listed).toHaveLength(plan.length);

  const published = plan.find(({ proof }) => proof?.fact === "journey_published")!;
  await publishJourney();
  const after = (await growthOf("advisor")).plan.find((each) => each.id === published.id)!;
  expect(after).toMatchObject({ state: "done", proof: { seen: 1, times: 1 } });

  world.clock.set(new Date("2026-06-03T12:00:00Z"));
  as.forget();
  await takeDiagnostic([3, 4, 3, 0, 0, 3]);
  const renewed = await growthOf("advisor");
  expect(renewed.plan.some((each) => each.id === published.id)).toBe(false);
  const open = await world.db
    .selectFrom("checkpoints")
    .select("id")
    .where("kind", "=", "professional")
    .where("state", "=", "open")
    .execute();
  expect(open).toHaveLength(renewed.plan.filter(({ state }) => state === "open").length);
});

test("a goal is measured by what the statement counts; twice, over, stale and another's are refused", async () => {
  const goal = { measure: "published", target: 5, startsOn: "2026-01-01", endsOn: "2026-03-31" };
  const made = await call("advisor", "POST", "/growth/goals", goal);
  expect(made.status).toBe(201);
  const [first] = (await made.json()).goals;
  expect(first).toMatchObject({ value: 0, pace: 3.4, target: 5 });
  await publishJourney();
  await publishJourney();
  const points = { ...goal, measure: "points", startsOn: "2026-03-03" };
  expect((await call("advisor", "POST", "/growth/goals", points)).status).toBe(201);
  // What happened before a goal begins does not count for it.
  const reached = (await growthOf("advisor")).goals.map(({ measure, value }) => [measure, value]);
  expect(reached.sort()).toEqual([
    ["points", 0],
    ["published", 2],
  ]);
  expect((await (await call("advisor", "POST", "/growth/goals", goal)).json()).code).toBe("goal_exists");
  const past = { ...goal, startsOn: "2025-01-01", endsOn: "2025-03-31" };
  expect((await call("advisor", "POST", "/growth/goals", past)).status).toBe(400);
  const path = `/growth/goals/${first.id}`;
  expect((await call("operator", "PUT", path, { target: 9, version: 1 })).status).toBe(404);
  expect((await call("advisor", "PUT", path, { target: 9, version: 7 })).status).toBe(409);
  const { goals } = await (await call("advisor", "PUT", path, { target: 9, version: 1 })).json();
  expect(goals.find(({ id }: { id: string }) => id === first.id).target).toBe(9);
  expect((await (await call("advisor", "DELETE", path)).json()).goals).toMatchObject([{ measure: "points" }]);
  expect((await growthOf("advisor")).famTrips).toMatchObject({
    isEligible: false,
    from: { tier: "gold", score: 600 },
  });
});
