import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { BULK_HOLD_MS } from "#domain/bulk/bulk.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { runBulk } from "./run-bulk.ts";

let world: World;
let admin: string;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  admin = await signIn("admin");
});
afterAll(() => world.close());

const send = (path: string, body?: unknown, { token = admin, method = "POST" } = {}) =>
  world.api(path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
async function signIn(who: string): Promise<string> {
  const body = { email: `${who}@lilamonde.test`, password: DEMO_PASSWORD };
  return (await (await send("/auth/v1/token?grant_type=password", body, { token: "" })).json()).access_token;
}
const read = async (path: string) => (await send(path, undefined, { method: "GET" })).json();
const statusOf = async (id: string) =>
  (await world.db.selectFrom("profiles").select("status").where("id", "=", id).executeTakeFirst())?.status;
async function items(who: string[]) {
  const found = [];
  for (const name of who) {
    const { id } = (await world.deps.auth.getUserByEmail(`${name}@lilamonde.test`))!;
    const { version } = (await read(`/api/people/${id}`)).person;
    found.push({ id, version });
  }
  return found;
}
const pass = () => world.clock.set(new Date(world.clock.now().getTime() + BULK_HOLD_MS));

test("the check says to how many it would happen and to whom not, and changes nothing", async () => {
  const some = await items(["pending", "advisor", "admin"]);
  const request = { action: "people.approve", items: [...some, { id: crypto.randomUUID(), version: 1 }] };
  const check = await (await send("/api/bulk/check", request)).json();
  expect(check.ready).toBe(1);
  expect(check.refused.map(({ code }: { code: string }) => code)).toEqual([
    "conflict",
    "forbidden",
    "not_found",
  ]);
  expect(await statusOf(some[0]!.id)).toBe("pending");
});

test("the check counts who is named twice once, and says who has changed since they were seen", async () => {
  const [pending] = await items(["pending"]);
  const twice = { action: "people.approve", items: [pending, pending] };
  expect(await (await send("/api/bulk/check", twice)).json()).toEqual({ ready: 1, refused: [] });
  expect(await (await send("/api/bulk", twice)).json()).toMatchObject({ count: 1 });
  const stale = { action: "people.approve", items: [{ ...pending!, version: pending!.version + 1 }] };
  expect(await (await send("/api/bulk/check", stale)).json()).toMatchObject({
    ...{ ready: 0, refused: [{ id: pending!.id, code: "conflict" }] },
  });
});

test("what is done to many is held for a moment, in which it is undone as if it had never been", async () => {
  const some = await items(["pending"]);
  const held = await (await send("/api/bulk", { action: "people.approve", items: some })).json();
  expect(held).toMatchObject({ state: "held", count: 1, done: 0 });
  await runBulk(world.deps, held.id);
  expect(await statusOf(some[0]!.id)).toBe("pending");
  expect(await (await send(`/api/bulk/${held.id}/undo`)).json()).toMatchObject({ state: "undone" });
  pass();
  await runBulk(world.deps, held.id);
  expect(await statusOf(some[0]!.id)).toBe("pending");
});

test("afterwards each row is decided as if alone, by the version that was seen, and it cannot be undone", async () => {
  const some = await items(["pending", "advisor"]);
  const missing = await send("/api/bulk", { action: "people.suspend", items: some });
  expect((await missing.json()).fields).toEqual({ reason: "required" });
  const request = { action: "people.suspend", items: [some[0], some[1]], reason: "Sem Cadastur." };
  const { id } = await (await send("/api/bulk", request)).json();
  pass();
  await runBulk(world.deps, id);
  // The house's own job may have been quicker.
  const over = await vi.waitFor(async () => {
    const run = await read(`/api/bulk/${id}`);
    expect(run.state).toBe("done");
    return run;
  }, 10_000);
  expect(over).toMatchObject({ state: "done", done: 1, refused: [{ id: some[0]!.id, code: "conflict" }] });
  expect(await statusOf(some[1]!.id)).toBe("suspended");
  expect((await send(`/api/bulk/${id}/undo`)).status).toBe(409);
  // A run that is over is not begun again.
  await runBulk(world.deps, id);
  expect(await read(`/api/bulk/${id}`)).toEqual(over);
  const other = await signIn("admin2");
  expect((await send(`/api/bulk/${id}`, undefined, { token: other, method: "GET" })).status).toBe(404);
});

test("a list remembers what it was asked for each person alone, by name", async () => {
  const view = { list: "people", name: "Hotéis à espera", query: "role=hotel" };
  await send("/api/saved-views", view);
  const { views } = await (await send("/api/saved-views", { ...view, query: "role=hotel&q=luz" })).json();
  expect(views).toMatchObject([{ name: "Hotéis à espera", query: "role=hotel&q=luz" }]);
  const other = await signIn("admin2");
  const theirs = await send("/api/saved-views?list=people", undefined, { token: other, method: "GET" });
  expect((await theirs.json()).views).toEqual([]);
  const path = `/api/saved-views/${views[0].id}`;
  expect((await send(path, undefined, { token: other, method: "DELETE" })).status).toBe(404);
  expect((await send(path, undefined, { method: "DELETE" })).status).toBe(204);
});
