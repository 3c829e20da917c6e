import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fact } from "#domain/facts/facts.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { delivering, type Listener, on } from "./listener.ts";
import { recordFacts } from "./record-facts.ts";
import { replayFacts } from "./replay-facts.ts";

const [ana, bia] = ["0b0e5f0a-9f7e-4c8e-9b6a-000000000001", "0b0e5f0a-9f7e-4c8e-9b6a-000000000002"] as const;
let world: World;
beforeAll(async () => {
  world = await getWorld();
});
afterAll(() => world.close());

const waiting = (userId: string) => ({ kind: "account_waiting", cause: userId, data: { userId } }) as const;
const record = (
  listeners: { counts: Listener[]; tells: Listener[] },
  facts: Parameters<typeof recordFacts>[2],
) =>
  transact(world.db, (tx) =>
    recordFacts(tx, { ...world.deps, listeners: { ...world.deps.listeners, ...listeners } }, facts),
  );
const past = async () => {
  const heard: Fact[] = [];
  for await (const fact of replayFacts(world.db, ["account_waiting", "renewal_asked"])) heard.push(fact);
  return heard;
};

test("whoever counts hears of every fact before anybody tells of one, and a cause is heard of once", async () => {
  const heard: string[] = [];
  const listeners = {
    counts: [on("account_waiting", async (_tx, _deps, { data }) => void heard.push(`count ${data.userId}`))],
    tells: [on("account_waiting", async (_tx, _deps, { data }) => void heard.push(`tell ${data.userId}`))],
  };
  await record(listeners, [waiting(ana), waiting(bia)]);
  expect(heard).toEqual([`count ${ana}`, `count ${bia}`, `tell ${ana}`, `tell ${bia}`]);
  await record(listeners, [waiting(ana)]);
  expect(heard).toHaveLength(4);
});

test("what happened can be read again in its order, and nobody can change it", async () => {
  expect((await past()).map(({ cause }) => cause)).toEqual([ana, bia]);
  const change = world.db.updateTable("facts").set({ cause: "another" }).execute();
  await expect(change).rejects.toThrow("kept as they are");
  await expect(world.db.deleteFrom("facts").execute()).rejects.toThrow("kept as they are");
});

test("a listener that fails undoes the fact with all that came of it", async () => {
  const failing = on("renewal_asked", async () => Promise.reject(new Error("no")));
  const fact = { kind: "renewal_asked", cause: "once", data: { inviteId: ana } } as const;
  await expect(record({ counts: [], tells: [failing] }, [fact])).rejects.toThrow("no");
  expect((await past()).some(({ kind }) => kind === "renewal_asked")).toBe(false);
});

test("what follows from a fact is recorded with it and told after everything was counted", async () => {
  const heard: string[] = [];
  const carla = "0b0e5f0a-9f7e-4c8e-9b6a-000000000003";
  const renewal = { kind: "renewal_asked", cause: "follows", data: { inviteId: carla } } as const;
  const listeners = {
    counts: [
      on("account_waiting", async () => [renewal]),
      on("renewal_asked", async () => void heard.push("count what follows")),
    ],
    tells: [
      on("account_waiting", async () => void heard.push("tell the first")),
      on("renewal_asked", async () => void heard.push("tell what follows")),
    ],
  };
  await record(listeners, [waiting(carla)]);
  expect(heard).toEqual(["count what follows", "tell the first", "tell what follows"]);
});

test("what is brought outside is queued with the commit, and tried again until it arrives, each for itself", async () => {
  const brought: string[] = [];
  let tries = 0;
  const { delivers } = world.deps.listeners;
  delivers.push(
    delivering("test.first", "request_moved", async (_deps, { data }) => {
      tries += 1;
      if (tries === 1) throw new Error("nobody answers");
      brought.push(`first ${data.requestId}`);
    }),
    delivering("test.second", "request_moved", async (_deps, { data }) => {
      brought.push(`second ${data.requestId}`);
    }),
  );
  const moved = (requestId: string) =>
    ({
      kind: "request_moved",
      cause: requestId,
      data: { requestId, authorId: null, to: "planned" },
    }) as const;
  const undone = transact(world.db, async (tx) => {
    await recordFacts(tx, world.deps, [moved(bia)]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await transact(world.db, (tx) => recordFacts(tx, world.deps, [moved(ana)]));
  await expect.poll(() => brought.includes(`second ${ana}`)).toBe(true);
  // The pause before the second try is the queue's: it is cut short once the first has been given back.
  const cutShort = async () => {
    const { rows } = await sql`update pgboss.job set start_after = now() - interval '1 second'
      where name = 'facts.deliver' and state = 'retry' returning id`.execute(world.db);
    return rows.length;
  };
  await expect.poll(cutShort).toBe(1);
  await sql`select pg_notify('jobs', 'facts.deliver')`.execute(world.db);
  await expect.poll(() => brought.toSorted()).toEqual([`first ${ana}`, `second ${ana}`]);
  expect(tries).toBe(2);
});
