import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
let velaa: string;
let martinhal: string;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
  [velaa, martinhal] = [await hotelId("velaa-private-island"), await hotelId("martinhal-luxury-resorts")];
});
afterAll(() => world.close());

async function hotelId(slug: string): Promise<string> {
  const row = await world.db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return row.id;
}
const signIn = async (name: string) => `Bearer ${(await enter(world, name)).token}`;
async function ask(
  path: string,
  { as = "admin", method = "GET", body = undefined as unknown, key = randomUUID() as string } = {},
) {
  const answer = await world.api(`/api/activities${path}`, {
    method,
    headers: {
      authorization: await signIn(as),
      "content-type": "application/json",
      ...(method !== "GET" && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const visit = (change: object = {}) => ({
  hotelIds: [velaa],
  kind: "visit",
  happenedOn: "2026-03-02",
  summary: "Visita à agência Rota Sul, São Paulo",
  reach: 4,
  nextStep: "Enviar tarifas de julho",
  nextStepOn: "2026-03-09",
  ...change,
});
const record = (change: object = {}, { as = "admin", key = randomUUID() as string } = {}) =>
  ask("", { method: "POST", body: visit(change), as, key });

test("an activity is recorded once, however often it is sent, for every hotel it names", async () => {
  const one = await record({ hotelIds: [velaa, martinhal, velaa] }, { key: "activity-1" });
  expect(one.status).toBe(201);
  expect((await record({ hotelIds: [velaa, martinhal, velaa] }, { key: "activity-1" })).body).toEqual(
    one.body,
  );
  const { body } = await ask("");
  expect(body.count).toEqual({ value: 2, isMore: false });
  expect(body.rows[0]).toMatchObject({
    kind: "visit",
    by: "Helena Duarte",
    nextStepOn: "2026-03-09",
    version: 1,
  });
  const entries = await world.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "activity.recorded")
    .execute();
  expect(entries).toHaveLength(2);
});

test("activities are found by words, kind and hotel, the latest first, with how many of each kind", async () => {
  await record({ kind: "call", happenedOn: "2026-02-10", summary: "Ligação sobre o Réveillon" });
  await record();
  await record({ kind: "roadshow", happenedOn: "2026-03-01", hotelIds: [martinhal] });
  const days = async (query: string) =>
    (await ask(query)).body.rows.map((row: { happenedOn: string }) => row.happenedOn);
  expect(await days("")).toEqual(["2026-03-02", "2026-03-01", "2026-02-10"]);
  expect(await days("?q=reveillon")).toEqual(["2026-02-10"]);
  expect(await days(`?hotel=${martinhal}`)).toEqual(["2026-03-01"]);
  expect((await ask("?kind=call")).body.facets.kind).toEqual([
    { value: "call", count: { value: 1, isMore: false } },
    { value: "visit", count: { value: 1, isMore: false } },
    { value: "mailing", count: { value: 0, isMore: false } },
    { value: "roadshow", count: { value: 1, isMore: false } },
  ]);
  const first = (await ask("?limit=2")).body;
  expect(first.hasMore).toBe(true);
  expect(await days(`?limit=2&cursor=${first.nextCursor}`)).toEqual(["2026-02-10"]);
});

test("a correction is made on the version that was seen; a stale one is shown what stands", async () => {
  const { ids } = (await record()).body;
  const { hotelIds: _, ...words } = visit({ summary: "Visita à Rota Sul e à Prumo" });
  const correct = (version: number) => ask(`/${ids[0]}`, { method: "PUT", body: { version, ...words } });
  expect(await correct(1)).toMatchObject({ status: 200, body: { summary: words.summary, version: 2 } });
  expect(await correct(1)).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { version: 2 } },
  });
  const entry = await world.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "activity.corrected")
    .executeTakeFirstOrThrow();
  expect(entry.before).toMatchObject({ summary: "Visita à agência Rota Sul, São Paulo" });
});

test.each([
  ["lies ahead", { happenedOn: "2026-03-03" }, 400],
  ["has a day for a step it does not name", { nextStep: null }, 400],
  ["names no hotel", { hotelIds: [] }, 400],
  ["names a hotel that does not exist", { hotelIds: [randomUUID()] }, 404],
])("an activity that %s is refused, and nothing of it is kept", async (_, change, status) => {
  expect((await record(change)).status).toBe(status);
  expect((await ask("")).body.count.value).toBe(0);
});

test("a hotel reads its own activities, another's like those of one that does not exist, and records none", async () => {
  await record();
  await record({ hotelIds: [martinhal] });
  const { id } = await world.db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", "hotel@lilamonde.test")
    .executeTakeFirstOrThrow();
  const member = { hotel_id: velaa, user_id: id, part: "editor", created_at: world.clock.now() };
  await world.db.insertInto("hotel_members").values(member).execute();
  expect((await ask(`?hotel=${velaa}`, { as: "hotel" })).body.rows).toHaveLength(1);
  const [foreign, missing] = [
    await ask(`?hotel=${martinhal}`, { as: "hotel" }),
    await ask(`?hotel=${randomUUID()}`, { as: "hotel" }),
  ];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.body.code).toBe(missing.body.code);
  expect((await ask("", { as: "hotel" })).status).toBe(400);
  expect((await record({}, { as: "hotel" })).status).toBe(403);
  expect((await ask("", { as: "advisor" })).status).toBe(403);
});
