import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const signIn = async (email: string) => `Bearer ${(await enter(world, email)).token}`;
const list = async (authorization: string) =>
  (await world.api("/api/updates", { headers: { authorization } })).json();
const markRead = (authorization: string, body: unknown) =>
  world.api("/api/updates/read", {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function publish(title: string, target_audience: string, { minute = 0, is_published = true } = {}) {
  const id = randomUUID();
  const published_at = new Date(Date.UTC(2026, 0, 1, 0, minute));
  const rest = { description: "Texto", version: null, update_type: "feature" };
  const row = { id, title, target_audience, is_published, published_at, ...rest };
  await world.db.insertInto("system_updates").values(row).execute();
  return id;
}
const titles = ({ updates }: { updates: { title: string }[] }) => updates.map(({ title }) => title);

test("an advisor reads what is for all and for advisors, newest first; a hotel what is for all and hotels", async () => {
  await publish("todos", "all", { minute: 1 });
  await publish("advisors", "advisors", { minute: 2 });
  await publish("hotéis", "hotels", { minute: 3 });
  await publish("rascunho", "all", { minute: 4, is_published: false });
  expect(titles(await list(await signIn("advisor@lilamonde.test")))).toEqual(["advisors", "todos"]);
  expect(titles(await list(await signIn("hotel@lilamonde.test")))).toEqual(["hotéis", "todos"]);
  expect(titles(await list(await signIn("operator@lilamonde.test")))).toEqual(["hotéis", "todos"]);
});

test("the list ends at twenty", async () => {
  for (let minute = 0; minute < 22; minute++) await publish(`n${minute}`, "all", { minute });
  const { updates, unread } = await list(await signIn("advisor@lilamonde.test"));
  expect(updates).toHaveLength(20);
  expect(unread).toBe(20);
});

test("marking one as read is the reader's own, and marking it twice changes nothing", async () => {
  const id = await publish("um", "all");
  await publish("dois", "all", { minute: 1 });
  const advisor = await signIn("advisor@lilamonde.test");
  await markRead(advisor, { ids: [id] });
  const after = await (await markRead(advisor, { ids: [id] })).json();
  expect(after.unread).toBe(1);
  expect((await list(await signIn("hotel@lilamonde.test"))).unread).toBe(2);
});

test("all are marked at once", async () => {
  for (let minute = 0; minute < 5; minute++) await publish(`n${minute}`, "all", { minute });
  const advisor = await signIn("advisor@lilamonde.test");
  expect(await (await markRead(advisor, { ids: "all" })).json()).toMatchObject({ unread: 0 });
});

test("what is not for the reader cannot be marked", async () => {
  const id = await publish("hotéis", "hotels");
  await markRead(await signIn("advisor@lilamonde.test"), { ids: [id, randomUUID()] });
  expect(await world.db.selectFrom("system_updates_read").select("update_id").execute()).toEqual([]);
});

test("nobody and a waiting person are refused, and bad ids are named", async () => {
  expect((await world.api("/api/updates")).status).toBe(401);
  const waiting = await world.api("/api/updates", {
    headers: { authorization: await signIn("pending@lilamonde.test") },
  });
  expect(waiting.status).toBe(403);
  expect(await waiting.json()).toMatchObject({ code: "account_not_active" });
  const bad = await markRead(await signIn("advisor@lilamonde.test"), { ids: ["x"] });
  expect(bad.status).toBe(400);
});

test("news has its English beside it where somebody wrote it, and half of it is refused", async () => {
  const authorization = await signIn("admin@lilamonde.test");
  const send = (english: unknown) =>
    world.api("/api/updates", {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({
        title: "Novo",
        description: "Texto",
        updateType: "feature",
        targetAudience: "all",
        ...(english ? { english } : {}),
      }),
    });
  expect((await send({ title: "New" })).status).toBe(400);
  expect((await send({ title: "New", description: "Text" })).status).toBe(201);
  expect((await send(undefined)).status).toBe(201);
  const { updates } = await list(authorization);
  expect(updates.map(({ english }: { english: unknown }) => english)).toContainEqual({
    title: "New",
    description: "Text",
  });
  expect(updates.map(({ english }: { english: unknown }) => english)).toContain(null);
});
