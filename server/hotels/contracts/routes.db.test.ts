import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoContracts } from "#database/seed/demo/contracts.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import { plantDemoHotels, plantGroupHotels } from "../plant-hotels.ts";
import { plantContracts } from "./plant-contracts.ts";
import { readContractInForce } from "./read-contract-in-force.ts";

let world: World;
let velaa: string;
let holds: World["deps"]["contractHolds"];
beforeAll(async () => {
  world = await getWorld();
  holds = [...world.deps.contractHolds];
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
  velaa = await hotelId("velaa-private-island");
  world.deps.contractHolds.length = 0;
});
afterAll(() => {
  world.deps.contractHolds.splice(0, Number.POSITIVE_INFINITY, ...holds);
  return world.close();
});

async function hotelId(slug: string) {
  const row = await world.db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return row.id;
}
async function join(email: string, id: string) {
  const { id: userId } = await world.db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const row = { hotel_id: id, user_id: userId, part: "reservations", created_at: world.clock.now() };
  await world.db.insertInto("hotel_members").values(row).execute();
}
const signIn = async (name: string) => `Bearer ${(await enter(world, name)).token}`;
const terms = (change: object = {}) => ({
  currency: "USD",
  ratePlans: [
    { code: "BAR", name: { pt: "Flexível", en: "Flexible" }, kind: "commissionable", commission: 1_000 },
  ],
  commissionable: ["room"],
  due: { from: "checkout", days: 30 },
  route: "house",
  override: 300,
  cancellation: {
    freeUntilDays: 30,
    penalties: [{ daysBefore: 30, share: 10_000 }],
    isRetainedCommissionable: false,
    text: { pt: "Até 30 dias antes.", en: "Until 30 days before." },
  },
  answerHours: 24,
  minimumNights: 4,
  childPolicy: { pt: "Todas as idades.", en: "All ages." },
  ...change,
});
const first = { basedOn: 0, startsOn: "2026-01-01", endsOn: null, terms: terms() };

async function write(body: object, { as = "admin", of = velaa, key = randomUUID() as string } = {}) {
  const answer = await world.api(`/api/contracts/${of}`, {
    method: "POST",
    headers: {
      authorization: await signIn(as),
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
async function read(path: string, as: string) {
  const answer = await world.api(`/api/contracts${path.startsWith("?") ? "" : "/"}${path}`, {
    headers: { authorization: await signIn(as) },
  });
  return { status: answer.status, body: await answer.json() };
}

test("a version is written once, however often it is sent, and audited", async () => {
  const [one, again] = [await write(first, { key: "contract-1" }), await write(first, { key: "contract-1" })];
  expect(one).toMatchObject({ status: 201, body: { version: 1, startsOn: "2026-01-01", hotelId: velaa } });
  expect(again.body).toEqual(one.body);
  const entries = await world.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "contract.written")
    .execute();
  expect(entries).toMatchObject([{ subject_id: velaa, before: null, after: { version: 1 } }]);
});

test("versions are read newest first with what each changed and which one holds today", async () => {
  await write(first);
  await write({
    ...first,
    basedOn: 1,
    startsOn: "2026-06-01",
    terms: terms({ minimumNights: 5, due: { from: "month_end", days: 15 } }),
  });
  const { body } = await read(velaa, "admin");
  expect(body).toMatchObject({ hotel: { slug: "velaa-private-island" }, inForce: 1 });
  expect(body.versions).toMatchObject([
    { version: 2, writtenBy: "Helena Duarte", changes: [{ term: "due" }, { term: "minimum_nights" }] },
    { version: 1, changes: [] },
  ]);
  world.clock.set(new Date("2026-05-31T19:30:00Z"));
  // In the Maldives the first of June has begun.
  await world.db
    .updateTable("hotels")
    .set({ time_zone: "Indian/Maldives" })
    .where("id", "=", velaa)
    .execute();
  expect((await read(velaa, "admin")).body.inForce).toBe(2);
});

test("whoever books finds the version that holds on a day, and none before the first or after the last", async () => {
  await write({ ...first, endsOn: "2026-12-31" });
  const on = async (day: string) =>
    (await readContractInForce(world.db, { hotelId: velaa, on: day }))?.version;
  expect([
    await on("2025-12-31"),
    await on("2026-01-01"),
    await on("2026-12-31"),
    await on("2027-01-01"),
  ]).toEqual([undefined, 1, 1, undefined]);
});

test.each([
  ["ends before it begins", { endsOn: "2025-12-31" }, 400, "contract_ends_before_start"],
  ["begins before one that is there", { basedOn: 1, startsOn: "2025-12-31" }, 409, "contract_before_later"],
  [
    "has a plan twice",
    { terms: terms({ ratePlans: [terms().ratePlans[0], terms().ratePlans[0]] }) },
    400,
    "validation_failed",
  ],
  ["has no plan", { terms: terms({ ratePlans: [] }) }, 400, "validation_failed"],
  ["has a day that is none", { startsOn: "2026-02-30" }, 400, "validation_failed"],
])("a version that %s is refused, and nothing of it is kept", async (_, change, status, code) => {
  if ("basedOn" in change) await write(first);
  const before = (await read(velaa, "admin")).body.versions.length;
  expect(await write({ ...first, ...change })).toMatchObject({ status, body: { code } });
  expect((await read(velaa, "admin")).body.versions).toHaveLength(before);
});

test("a version that begins where something is booked already is refused", async () => {
  world.deps.contractHolds.push(
    async (_, { hotelId: id, startsOn }) => id === velaa && startsOn <= "2026-03-10",
  );
  expect(await write({ ...first, startsOn: "2026-03-10" })).toMatchObject({
    status: 409,
    body: { code: "contract_before_booking" },
  });
  expect((await write({ ...first, startsOn: "2026-03-11" })).status).toBe(201);
});

test("of two who write at once, one is told what the other wrote", async () => {
  const answers = await Promise.all([write(first), write({ ...first, terms: terms({ minimumNights: 7 }) })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "conflict",
    current: { version: 1 },
  });
});

test("a group has no contract of its own", async () => {
  const group = await hotelId("martinhal-luxury-resorts");
  await world.db.updateTable("hotels").set({ kind: "group" }).where("id", "=", group).execute();
  expect((await write(first, { of: group })).status).toBe(404);
});

test("a hotel reads its own contract, and another's like one that does not exist", async () => {
  await write(first);
  await join("hotel@lilamonde.test", velaa);
  expect(await read(velaa, "hotel")).toMatchObject({ status: 200, body: { inForce: 1 } });
  const other = await hotelId("martinhal-luxury-resorts");
  const [foreign, missing] = [await read(other, "hotel"), await read(randomUUID(), "hotel")];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.body.code).toBe(missing.body.code);
  expect((await write({ ...first, basedOn: 1 }, { as: "hotel" })).status).toBe(403);
});

test("a seller reads rates and the due rule of a published hotel, and not the contract", async () => {
  await write(first);
  const path = `${velaa}/booking-terms?on=2026-03-02`;
  const { body } = await read(path, "advisor");
  expect(body).toEqual({
    version: 1,
    hasDesk: false,
    currency: "USD",
    ratePlans: terms().ratePlans,
    due: { from: "checkout", days: 30 },
    hasTierBonus: true,
  });
  expect((await read(velaa, "advisor")).status).toBe(403);
  expect((await read(`${velaa}/booking-terms?on=2025-03-02`, "advisor")).status).toBe(404);
  await world.db.updateTable("hotels").set({ is_published: false }).where("id", "=", velaa).execute();
  expect((await read(path, "operator")).status).toBe(404);
});

test("administrators find hotels by name and by how their contract stands", async () => {
  const found = async (query: string) => {
    const { body } = await read(query, "admin");
    return body.rows.map(({ hotelName, state }: { hotelName: string; state: string }) => [hotelName, state]);
  };
  await write({ ...first, startsOn: "2026-03-03" });
  expect(await found("?q=vela")).toEqual([["Velaa Private Island", "ahead"]]);
  world.clock.set(new Date("2026-03-03T12:00:00Z"));
  expect(await found("?q=velaa&state=in_force")).toEqual([["Velaa Private Island", "in_force"]]);
  await write({ ...first, basedOn: 1, startsOn: "2026-03-03", endsOn: "2026-03-04" });
  world.clock.set(new Date("2026-03-05T12:00:00Z"));
  expect(await found("?state=ended")).toEqual([["Velaa Private Island", "ended"]]);
  expect((await read("?state=none", "admin")).body.facets.state).toContainEqual({
    value: "ended",
    count: { value: 1, isMore: false },
  });
});

test("the demo world has a contract that holds for each of its hotels, planted any number of times", async () => {
  await plantGroupHotels(world.deps);
  await plantDemoHotels(world.deps);
  for (let time = 0; time < 2; time++) await plantContracts(world.deps);
  const { body } = await read("?limit=100", "admin");
  expect(new Set(body.rows.map(({ state }: { state: string }) => state))).toEqual(new Set(["in_force"]));
  expect(body.rows).toHaveLength(demoContracts.length);
});
