import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BULK_HOLD_MS } from "#domain/bulk/bulk.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { runBulk } from "./run-bulk.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

type Row = { id: string; version: number; state: string };

/** Has something done to rows, and says what they are afterwards. */
async function doTo(action: string, { from, reason }: { from: string; reason?: string }) {
  const { call } = await enter(world, "admin");
  const read = async (path: string) => (await call("GET", path)).json();
  const { rows } = (await read(from)) as { rows: Row[] };
  const items = rows.slice(0, 2).map(({ id, version }) => ({ id, version }));
  expect(await (await call("POST", "/api/bulk/check", { action, items })).json()).toEqual({
    ...{ ready: items.length, refused: [] },
  });
  const started = await call("POST", "/api/bulk", { action, items, ...(reason && { reason }) });
  if (!started.ok) return { status: started.status, states: [] };
  const { id } = await started.json();
  world.clock.set(new Date(world.clock.now().getTime() + BULK_HOLD_MS));
  await runBulk(world.deps, id);
  await vi.waitFor(async () => {
    expect(await read(`/api/bulk/${id}`)).toMatchObject({ state: "done", refused: [] });
  }, 10_000);
  const all = (await read(`${from.split("?")[0]}?limit=100`)) as { rows: Row[] };
  const done = new Set(items.map((item) => item.id));
  return { status: 200, states: all.rows.filter((row) => done.has(row.id)).map(({ state }) => state) };
}

test("many suggestions are planned at once, and declined with one answer", async () => {
  const from = "/api/requests?state=new";
  const planned = await doTo("requests.plan", { from });
  expect(new Set(planned.states)).toEqual(new Set(["planned"]));
  const open = "/api/requests?state=planned";
  expect((await doTo("requests.decline", { from: open })).status).toBe(400);
  const declined = await doTo("requests.decline", { from: open, reason: "Há outra maneira." });
  expect(new Set(declined.states)).toEqual(new Set(["declined"]));
});

test("many referred hotels are spoken with at once, and declined with one reason", async () => {
  const talked = await doTo("referrals.talk", { from: "/api/admin/referrals?state=sent" });
  expect(new Set(talked.states)).toEqual(new Set(["in_conversation"]));
  const from = "/api/admin/referrals?state=in_conversation";
  const declined = await doTo("referrals.decline", { from, reason: "Fora da coleção." });
  expect(new Set(declined.states)).toEqual(new Set(["declined"]));
});
