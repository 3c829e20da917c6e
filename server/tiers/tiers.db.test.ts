import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { houseTiers } from "#domain/accounts/tiers.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import { houseRules } from "#domain/reputation/rules.ts";
import type { TierStanding } from "#domain/tiers/standing.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { recomputeTiers } from "./recompute-tiers.ts";

type Person = Awaited<ReturnType<typeof enter>>;
let world: World;
let advisor: Person;
let operator: Person;
let admin: Person;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await plantRules(world.deps);
  await enterAll();
});
afterAll(() => world.close());

async function enterAll() {
  [advisor, operator, admin] = (await Promise.all(
    ["advisor", "operator", "admin"].map((who) => enter(world, who)),
  )) as [Person, Person, Person];
}
async function on(day: string) {
  world.clock.set(new Date(`${day}T15:00:00Z`));
  await enterAll();
}
const read = async <T>(who: Person, path: string): Promise<T> => (await who.call("GET", path)).json();
const standing = (who: Person) => read<TierStanding>(who, "/api/tiers/standing");
const tierOf = async (who: Person) => (await standing(who)).tier;
const code = async (asked: Promise<Response>) => {
  const answer = await asked;
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
const left = (ownerId: string, hotelId = randomUUID()): NewFact => {
  const bookingId = randomUUID();
  const ids = { bookingId, hotelId, ownerId, journeyId: null, blockId: null };
  const money = { currency: "BRL" as const, total: 90_000_00, commission: 0, contractId: randomUUID() };
  return { kind: "stay_completed", cause: bookingId, data: { ...ids, ...money } };
};
const tell = (...facts: NewFact[]) => transact(world.db, (tx) => recordFacts(tx, world.deps, facts));
const steps = (change: (step: { name: string; score: number }) => object = () => ({})) =>
  houseTiers.map(({ name, score }) => {
    const step = { name, score, hotels: 0, trainings: 0, onTime: 0 };
    return { ...step, ...change(step) };
  });
const correct = (id: string, points: number) =>
  admin.call("POST", `/api/admin/reputation-entries/${id}/correction`, {
    points,
    reason: "Registro antigo errado.",
  });
const opening = async (who: Person) => {
  const rows = await read<{ rows: { id: string }[] }>(who, "/api/reputation/entries?kind=opening");
  return rows.rows[0]!.id;
};

test("who reaches a step stands on it at once, is told, and sees why and what comes next", async () => {
  await tell(left(advisor.id), left(advisor.id));
  const mine = await standing(advisor);
  expect(mine).toMatchObject({
    ...{ tier: "silver", values: { score: 220, hotels: 2, onTime: null }, ladder: { version: 1 } },
    ...{ quarterEndsOn: "2026-03-31", warnedFor: null, isLocked: false },
    moves: [{ from: "purple", to: "silver", cause: "points", score: 220 }],
  });
  expect(mine.path).toMatchObject([{ kind: "profile", points: 20 }]);
  expect((await world.mailAbout("Você chegou ao nível Silver")).to).toContain("advisor@lilamonde.test");
  expect(await read(advisor, "/api/me")).toMatchObject({
    nextTierRequirements: { required_reputation_score: 600 },
  });
});

test("who is below nine tenths falls one step when the quarter ends, told thirty days before, and not earlier", async () => {
  expect((await correct(await opening(operator), 100)).status).toBe(200);
  for (const day of ["2026-02-20", "2026-03-02", "2026-04-01"]) {
    await on(day);
    await recomputeTiers(world.deps);
    expect([day, await tierOf(operator)]).toEqual([day, "gold"]);
  }
  // The days of notice of the next quarter, run twice, tell once.
  await on("2026-05-27");
  expect([await recomputeTiers(world.deps), await recomputeTiers(world.deps)]).toEqual([1, 0]);
  expect(await standing(operator)).toMatchObject({ tier: "gold", warnedFor: "2026-06-30" });
  expect((await world.mailAbout("você desce um nível")).to).toContain("operator@lilamonde.test");
  await on("2026-06-30");
  await recomputeTiers(world.deps);
  expect(await tierOf(operator)).toBe("gold");
  // After a standstill it is the last day of the quarter that counts, and only one step.
  await on("2026-07-04");
  expect([await recomputeTiers(world.deps), await recomputeTiers(world.deps)]).toEqual([1, 0]);
  expect(await standing(operator)).toMatchObject({
    tier: "silver",
    moves: [{ cause: "quarter", to: "silver" }],
  });
  expect(await read(operator, "/api/me")).toMatchObject({
    tier: "silver",
    nextTierRequirements: { required_reputation_score: 600 },
  });
});

test("who comes back before the quarter ends keeps the tier", async () => {
  await correct(await opening(operator), 100);
  await on("2026-05-27");
  await recomputeTiers(world.deps);
  for (let count = 0; count < 5; count++) await tell(left(operator.id));
  await on("2026-07-01");
  await recomputeTiers(world.deps);
  expect(await standing(operator)).toMatchObject({ tier: "gold", warnedFor: null });
});

test("an administrator moves by hand with a reason, and a lock holds against every rule until it is opened", async () => {
  const move = (who: Person, body: object) =>
    who.call("POST", `/api/admin/standings/${advisor.id}/tier`, body);
  const locked = { tier: "platinum", isLocked: true, reason: "Convidada para o conselho." };
  expect((await move(advisor, locked)).status).toBe(403);
  expect(await code(move(admin, { ...locked, reason: " " }))).toEqual([400, "validation_failed"]);
  expect(await code(move(admin, { ...locked, tier: "diamond" }))).toEqual([400, "validation_failed"]);
  const unknown = admin.call("POST", `/api/admin/standings/${admin.id}/tier`, locked);
  expect(await code(unknown)).toEqual([404, "not_found"]);
  expect(await (await move(admin, locked)).json()).toMatchObject({
    ...{ person: { tier: "platinum", isLocked: true }, standing: { lockReason: locked.reason } },
  });
  await on("2026-05-27");
  expect(await recomputeTiers(world.deps)).toBe(0);
  await on("2026-07-01");
  expect(await recomputeTiers(world.deps)).toBe(0);
  expect(await standing(advisor)).toMatchObject({
    ...{ tier: "platinum", isLocked: true, warnedFor: null },
    moves: [{ cause: "manual", reason: locked.reason, actor: "Helena Duarte" }],
  });
  await move(admin, { tier: "purple", isLocked: false, reason: "Fim do mandato." });
  expect(await standing(advisor)).toMatchObject({ tier: "purple", isLocked: false });
  const list = await read<{ rows: object[] }>(admin, "/api/admin/standings?role=advisor");
  expect(list.rows).toContainEqual(
    expect.objectContaining({ name: "Marina Teles", tier: "purple", score: 20 }),
  );
});

test("a ladder is simulated, published with a date, and holds from then on for its role alone", async () => {
  const gentle = steps(({ name }) => (name === "silver" ? { score: 15 } : {}));
  const draft = { role: "advisor", steps: gentle };
  const tried = await (await admin.call("POST", "/api/admin/ladders/simulation", draft)).json();
  expect(tried).toMatchObject({
    people: 3,
    up: 1,
    down: 0,
    moves: [{ name: "Marina Teles", from: "purple", to: "silver" }],
  });
  const publish = (body: object) =>
    admin.call("POST", "/api/admin/ladders", { ...draft, note: "Degrau menor.", ...body });
  expect(await code(publish({ startsOn: "2026-03-02" }))).toEqual([400, "validation_failed"]);
  expect((await publish({ startsOn: "2026-03-10" })).status).toBe(200);
  expect(await code(publish({ startsOn: "2026-03-10" }))).toEqual([409, "version_dated"]);
  expect(await standing(advisor)).toMatchObject({
    tier: "purple",
    ladder: { version: 1 },
    coming: [{ version: 2 }],
  });
  await on("2026-03-10");
  await recomputeTiers(world.deps);
  expect(await standing(advisor)).toMatchObject({ tier: "silver", ladder: { version: 2 }, coming: [] });
  expect(await standing(operator)).toMatchObject({ tier: "gold", ladder: { version: 1 } });
  expect(await read(advisor, "/api/tiers")).toMatchObject({
    tiers: [{ score: 0 }, { score: 15 }, {}, {}, {}],
  });
});

test("a ladder that asks for more than points is reached by all of it", async () => {
  const asking = steps(({ name }) => ({
    hotels: name === "purple" ? 0 : 2,
    onTime: name === "purple" ? 0 : 50,
  }));
  const body = { role: "advisor", steps: asking, startsOn: "2026-03-03", note: "Duas casas e prazos." };
  expect((await admin.call("POST", "/api/admin/ladders", body)).status).toBe(200);
  await on("2026-03-03");
  await recomputeTiers(world.deps);
  const sagres = randomUUID();
  await tell(left(advisor.id, sagres), left(advisor.id, sagres));
  expect(await standing(advisor)).toMatchObject({
    tier: "purple",
    values: { score: 220, hotels: 1, onTime: null },
  });
  const done = (isOnTime: boolean): NewFact => {
    const checkpointId = randomUUID();
    return {
      kind: "checkpoint_done",
      cause: checkpointId,
      data: { checkpointId, ownerId: advisor.id, journeyId: null, isOnTime },
    };
  };
  await tell(done(true), done(false), left(advisor.id));
  expect(await standing(advisor)).toMatchObject({ tier: "silver", values: { hotels: 2, onTime: 50 } });
});

test("a ladder that asks for trainings counts those whose certificate is valid, each once", async () => {
  const asking = steps(({ name }) => ({ trainings: name === "purple" ? 0 : 1 }));
  const body = { role: "advisor", steps: asking, startsOn: "2026-03-03", note: "Um treinamento." };
  expect((await admin.call("POST", "/api/admin/ladders", body)).status).toBe(200);
  await on("2026-03-03");
  await recomputeTiers(world.deps);
  await tell(left(advisor.id), left(advisor.id));
  expect(await standing(advisor)).toMatchObject({ tier: "purple", values: { score: 220, trainings: 0 } });
  const [trainingId, title] = [randomUUID(), { pt: "Sagres", en: "Sagres" }];
  await world.db
    .insertInto("trainings")
    .values({
      ...{ id: trainingId, state: "published", content: JSON.stringify({ title }), created_by: admin.id },
      ...{ created_at: world.clock.now(), updated_at: world.clock.now() },
    })
    .execute();
  for (const code of ["lm-0000-0000-0001", "lm-0000-0000-0002"])
    await world.db
      .insertInto("certificates")
      .values({
        ...{ id: randomUUID(), code, training_id: trainingId, user_id: advisor.id, name: "Marina Teles" },
        ...{ title: JSON.stringify(title), house: "", signature: "" },
        ...{ issued_on: "2026-03-03", valid_until: "2026-09-02", created_at: world.clock.now() },
      })
      .execute();
  await recomputeTiers(world.deps);
  expect(await standing(advisor)).toMatchObject({ tier: "silver", values: { trainings: 1 } });
  await on("2026-09-02");
  expect((await standing(advisor)).values.trainings).toBe(1);
  await on("2026-09-03");
  expect((await standing(advisor)).values.trainings).toBe(0);
});

test.each([
  ["no steps", [], "ladder_first_step"],
  ["no first step", steps().slice(1), "ladder_first_step"],
  [
    "a first step that asks",
    steps(({ name }) => (name === "purple" ? { score: 5 } : {})),
    "ladder_first_step",
  ],
  ["a missing step", steps().slice(0, 4), "ladder_incomplete"],
  [
    "thresholds out of order",
    steps(({ name }) => (name === "gold" ? { score: 100 } : {})),
    "ladder_out_of_order",
  ],
])("a ladder with %s is refused in words", async (_, wrong, refusal) => {
  const body = { role: "advisor", steps: wrong };
  expect(await code(admin.call("POST", "/api/admin/ladders/simulation", body))).toEqual([400, refusal]);
  const published = { ...body, startsOn: "2026-04-01", note: "x" };
  expect(await code(admin.call("POST", "/api/admin/ladders", published))).toEqual([400, refusal]);
});

test("rules are simulated on what lives of the past, published with a date, and count from then on", async () => {
  await tell(left(advisor.id), left(advisor.id));
  const double = houseRules.rules.map((rule) =>
    rule.key === "stay_completed" ? { ...rule, points: 300, most: 300 } : rule,
  );
  const set = { ...houseRules, rules: double };
  const tried = await (await admin.call("POST", "/api/admin/rule-sets/simulation", set)).json();
  expect(tried).toMatchObject({ up: 1, moves: [{ from: "silver", to: "gold", score: 220, scoreThen: 620 }] });
  const missing = { ...houseRules, rules: houseRules.rules.slice(2) };
  expect(await code(admin.call("POST", "/api/admin/rule-sets/simulation", missing))).toEqual([
    400,
    "rules_missing",
  ]);
  const publish = (startsOn: string) =>
    admin.call("POST", "/api/admin/rule-sets", { set, startsOn, note: "Estadias valem mais." });
  expect(await code(publish("2026-03-02"))).toEqual([400, "validation_failed"]);
  expect((await publish("2026-03-05")).status).toBe(200);
  await tell(left(advisor.id));
  await on("2026-03-05");
  await tell(left(advisor.id));
  expect((await standing(advisor)).values.score).toBe(20 + 300 + 300);
  const { now } = await read<{ now: object }>(advisor, "/api/reputation/rules");
  expect(now).toMatchObject({ version: 2, note: "Estadias valem mais." });
});
