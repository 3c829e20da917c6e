import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import type { FaqApi } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
});
afterAll(() => world.close());

type Asked = { as?: string; method?: string; body?: unknown; key?: string };

async function ask(path: string, { as = "admin", method = "GET", body, key = randomUUID() }: Asked = {}) {
  const answer = await world.api(`/api/questions${path}`, {
    method,
    headers: {
      authorization: `Bearer ${(await enter(world, as)).token}`,
      "content-type": "application/json",
      ...(method !== "GET" && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
}
const question = (change: object = {}) => ({
  topic: "account",
  question: { pt: "Posso levar meu cão?", en: "May I bring my dog?" },
  answer: { pt: ["Depende do hotel.", "Pergunte ao seu advisor."], en: ["It depends on the hotel."] },
  link: { label: { pt: "Ver hotéis", en: "See hotels" }, path: "/lilamonde" },
  position: 9,
  state: "published",
  ...change,
});
const published = async () =>
  (await (await world.client<FaqApi>().faq.$get()).json()).groups.flatMap(({ entries }) => entries);

test("a question is written once, read by everybody, hidden again, and each step is told in the audit log", async () => {
  const key = randomUUID();
  const added = await ask("", { method: "POST", body: question(), key });
  expect(added).toMatchObject({ status: 201, body: { ...question(), version: 1 } });
  expect(await ask("", { method: "POST", body: question(), key })).toEqual(added);
  expect((await published()).map((entry) => entry.question.pt)).toContain("Posso levar meu cão?");

  const { id } = added.body;
  const hidden = await ask(`/${id}`, {
    method: "PUT",
    body: { version: 1, ...question({ state: "hidden" }) },
  });
  expect(hidden.body).toMatchObject({ state: "hidden", version: 2 });
  expect((await published()).map((entry) => entry.id)).not.toContain(id);
  const log = await world.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["question.added", "question.changed"]);
});

test("the register is found without accents, filtered, counted and brought as a file", async () => {
  await ask("", { method: "POST", body: question({ state: "hidden" }) });
  const found = await ask("?q=levar%20meu%20cao");
  expect(found.body.rows.map((row: { question: { en: string } }) => row.question.en)).toEqual([
    "May I bring my dog?",
  ]);
  const all = await ask("");
  expect(all.body.rows[0]).toMatchObject({ topic: "hotels", position: 0 });
  expect(all.body.rows.at(-1)).toMatchObject({ topic: "account", position: 9 });
  expect(all.body.facets.state).toEqual([
    { value: "published", count: { value: 16, isMore: false } },
    { value: "hidden", count: { value: 1, isMore: false } },
  ]);
  const file = await ask(".file?state=hidden");
  expect(file.body.trim().split(/\r?\n/)).toHaveLength(2);
  expect(file.body).toContain("May I bring my dog?");
});

test("who saw an older version is shown the newer one, and nothing is lost", async () => {
  const { id } = (await ask("", { method: "POST", body: question() })).body;
  await ask(`/${id}`, { method: "PUT", body: { version: 1, ...question({ position: 3 }) } });
  const late = await ask(`/${id}`, { method: "PUT", body: { version: 1, ...question({ position: 7 }) } });
  expect(late).toMatchObject({ status: 409, body: { current: { position: 3, version: 2 } } });
  const nobody = await ask(`/${randomUUID()}`, { method: "PUT", body: { version: 1, ...question() } });
  expect(nobody.status).toBe(404);
});

test.each([
  ["one language only", { question: { pt: "Só em português?", en: " " } }],
  ["an answer of nothing", { answer: { pt: [], en: ["x"] } }],
  ["an unknown topic", { topic: "weather" }],
  ["a link to elsewhere", { link: { label: { pt: "x", en: "x" }, path: "//evil.test" } }],
  ["a place out of bounds", { position: 1_000 }],
])("%s is refused and nothing is kept", async (_, change) => {
  expect((await ask("", { method: "POST", body: question(change) })).status).toBe(400);
  expect(await published()).toHaveLength(16);
});

test("only administrators read and write the register", async () => {
  for (const as of ["advisor", "operator", "hotel"]) {
    expect((await ask("", { as })).status).toBe(403);
    expect((await ask("", { as, method: "POST", body: question() })).status).toBe(403);
  }
});
