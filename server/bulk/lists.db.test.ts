import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BulkCheck, BulkRun } from "#domain/bulk/bulk.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { runBulk } from "./run-bulk.ts";

let world: World;
let call: Awaited<ReturnType<typeof enter>>["call"];
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

type Row = { id: string; version: number; state: string };
const read = async (path: string) => (await call("GET", path)).json();
const rowsOf = async (path: string): Promise<Row[]> => (await read(path)).rows;

/** Has something done to rows of a list; what was foretold of each comes true, and the states of those it was done to. */
async function doTo(action: string, { list, rows, reason }: { list: string; rows: Row[]; reason?: string }) {
  const items = rows.map(({ id, version }) => ({ id, version }));
  const check: BulkCheck = await (await call("POST", "/api/bulk/check", { action, items })).json();
  const begun = await call("POST", "/api/bulk", { action, items, ...(reason && { reason }) });
  expect(begun.status).toBe(202);
  const { id } = (await begun.json()) as BulkRun;
  world.clock.set(new Date(Date.parse(((await read(`/api/bulk/${id}`)) as BulkRun).holdUntil)));
  await runBulk(world.deps, id);
  // The house's own job may have been quicker.
  const run: BulkRun = await vi.waitFor(async () => {
    const now = await read(`/api/bulk/${id}`);
    expect(now.state).toBe("done");
    return now;
  }, 30_000);
  const left = check.refused.map((one) => ({ id: one.id, code: one.code }));
  expect({ done: run.done, refused: run.refused }).toEqual({ done: check.ready, refused: left });
  const done = new Set(items.map((item) => item.id).filter((one) => !left.some((row) => row.id === one)));
  const after = (await rowsOf(`${list}limit=100`)).filter((row) => done.has(row.id));
  return { states: new Set(after.map(({ state }) => state)), count: done.size, refused: left };
}

test("questions are hidden and shown again together, and what is so already is left out", async () => {
  ({ call } = await enter(world, "admin"));
  const list = "/api/questions?";
  const rows = (await rowsOf(`${list}state=published`)).slice(0, 2);
  const hidden = await doTo("questions.hide", { list, rows });
  expect(hidden).toMatchObject({ states: new Set(["hidden"]), count: 2 });
  const [first] = (await rowsOf(`${list}state=hidden`)).filter(({ id }) => id === rows[0]!.id);
  await doTo("questions.publish", { list, rows: [first!] });
  const mixed = (await rowsOf(`${list}limit=100`)).filter(({ id }) => rows.some((row) => row.id === id));
  const shown = await doTo("questions.publish", { list, rows: mixed });
  expect(shown).toMatchObject({ states: new Set(["published"]), count: 1 });
  expect(shown.refused).toEqual([{ id: first!.id, code: "conflict" }]);
});

test("products that wait are published as far as nothing stands against it, the others not accepted for one reason", async () => {
  ({ call } = await enter(world, "admin"));
  const list = "/api/admin/products?";
  const waiting = await rowsOf(`${list}state=in_review`);
  expect(waiting.length).toBeGreaterThan(0);
  const published = await doTo("products.publish", { list, rows: waiting });
  if (published.count > 0) expect(published.states).toEqual(new Set(["published"]));
  const rows = await rowsOf(`${list}state=in_review`);
  expect(rows).toHaveLength(published.refused.length);
  expect(rows.length).toBeGreaterThan(0);
  const needed = await call("POST", "/api/bulk", {
    action: "products.reject",
    items: rows.map(({ id, version }) => ({ id, version })),
  });
  expect((await needed.json()).fields).toEqual({ reason: "required" });
  const rejected = await doTo("products.reject", { list, rows, reason: "Fora da coleção." });
  expect(rejected).toMatchObject({ states: new Set(["rejected"]), refused: [] });
});

test("readers of the letter are taken off together, for one reason", async () => {
  ({ call } = await enter(world, "admin"));
  const list = "/api/admin/newsletter?";
  const rows = (await rowsOf(`${list}state=reading`)).slice(0, 2);
  expect(rows).toHaveLength(2);
  const removed = await doTo("newsletter.remove", { list, rows, reason: "Endereços que voltam." });
  expect(removed).toMatchObject({ states: new Set(["removed"]), count: 2 });
});

test("who applied is given a place as far as there are any, declined or cancelled, and reads why", async () => {
  ({ call } = await enter(world, "admin"));
  const { id: eventId } = await world.db
    .selectFrom("events")
    .select("id")
    .where("code", "=", "DOURO27")
    .executeTakeFirstOrThrow();
  const created = { language: "pt", answers: "[]", state: "applied", created_at: world.clock.now() };
  const people = ["gil", "ivo", "noa"].map((name, at) => ({
    ...{
      id: crypto.randomUUID(),
      event_id: eventId,
      name,
      email: `${name}@example.com`,
      code: `BULK0${at}`,
      ...created,
    },
  }));
  await world.db.insertInto("registrations").values(people).execute();
  const { count } = await world.db
    .selectFrom("registrations")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("event_id", "=", eventId)
    .where("state", "in", ["registered", "checked_in"])
    .executeTakeFirstOrThrow();
  await world.db
    .updateTable("events")
    .set({ capacity: Number(count) + 1 })
    .where("id", "=", eventId)
    .execute();
  const list = `/api/admin/events/${eventId}/registrations?`;
  const ours = async () =>
    (await rowsOf(`${list}limit=100`)).filter(({ id }) => people.some((one) => one.id === id));
  const selected = await doTo("registrations.select", { list, rows: (await ours()).slice(0, 2) });
  expect(selected).toMatchObject({ states: new Set(["registered"]), count: 1 });
  expect(selected.refused.map(({ code }) => code)).toEqual(["event_full"]);
  const still = (await ours()).filter(({ state }) => state === "applied");
  const declined = await doTo("registrations.decline", { list, rows: still, reason: "Grupo\ncompleto." });
  expect(declined).toMatchObject({ states: new Set(["declined"]), count: 2 });
  const placed = (await ours()).filter(({ state }) => state === "registered");
  const cancelled = await doTo("registrations.cancel", { list, rows: placed, reason: "A pedido." });
  expect(cancelled).toMatchObject({ states: new Set(["cancelled"]), count: 1 });
  const { reason } = await world.db
    .selectFrom("registrations")
    .select("reason")
    .where("id", "=", still[0]!.id)
    .executeTakeFirstOrThrow();
  expect(reason).toBe("Grupo completo.");
});
