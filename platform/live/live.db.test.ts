import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { createLog } from "#platform/log.ts";
import { clearDatabase, openTestDatabase } from "#testing/database.ts";
import { createLive, type Live } from "./live.ts";

const log = createLog("silent");
const start = new Date("2026-03-01T12:00:00Z");

let database: Database;
let now = start;
const clock = { now: () => now };
const nodes: Live[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = start;
  await clearDatabase(database);
  await sql`truncate live_events restart identity`.execute(database.db);
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});
afterAll(() => database.close());

/** One more process on the same database. */
function openNode(options: { maxStreams?: number; heartbeatMs?: number } = {}): Live {
  const node = createLive({ database, log, clock, ...options });
  nodes.push(node);
  return node;
}

const publish = (live: Live, topic: string, number: number) =>
  transact(database.db, async (tx) => live.publish(tx, { topic, event: "tick", data: { number } }));

type Message = { id?: string; event?: string; data?: string; comment?: boolean };

/** Reads a stream message by message, as a browser would. */
function follow(live: Live, topics: string[], lastEventId?: string) {
  const gone = new AbortController();
  const response = live.open({ topics, lastEventId, signal: gone.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<Message | undefined> {
    while (!text.includes("\n\n")) {
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
    const [block = ""] = text.split("\n\n", 1);
    text = text.slice(block.length + 2);
    if (block === ":") return { comment: true };
    return Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2)));
  }
  const numbers = async (count: number) => {
    const got: number[] = [];
    while (got.length < count) got.push(JSON.parse((await next())!.data!).number);
    return got;
  };
  return { response, next, numbers, leave: () => gone.abort() };
}

test("an event reaches the readers of its topic on every node, and nobody else", async () => {
  const [here, there] = [openNode(), openNode()];
  const readers = [follow(here, ["a", "x"]), follow(there, ["a"])];
  const other = follow(there, ["b"]);
  for (const reader of [...readers, other]) expect(await reader.next()).toMatchObject({ id: "0" });
  expect(readers[0]!.response.headers.get("content-type")).toContain("text/event-stream");

  await publish(here, "a", 1);
  await publish(here, "b", 2);
  for (const reader of readers) {
    expect(await reader.next()).toEqual({ id: "1", event: "tick", data: '{"number":1}' });
  }
  expect(await other.next()).toEqual({ id: "2", event: "tick", data: '{"number":2}' });
});

test("an event of a rolled back transaction is never seen", async () => {
  const live = openNode();
  const reader = follow(live, ["a"]);
  await reader.next();
  const undone = transact(database.db, async (tx) => {
    live.publish(tx, { topic: "a", event: "tick", data: { number: 1 } });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await publish(live, "a", 2);
  expect(await reader.numbers(1)).toEqual([2]);
});

test("a reader who comes back gets what it missed, once and in order, and then the rest", async () => {
  const live = openNode();
  const first = follow(live, ["a"]);
  await first.next();
  await publish(live, "a", 1);
  const { id } = (await first.next())!;
  first.leave();
  expect(await first.next()).toBeUndefined();
  for (const number of [2, 3]) await publish(live, "a", number);
  await publish(live, "b", 99);

  const again = follow(live, ["a"], id!);
  await publish(live, "a", 4);
  expect(await again.next()).toMatchObject({ id });
  await publish(live, "a", 5);
  expect(await again.numbers(4)).toEqual([2, 3, 4, 5]);
});

test("under concurrent publishers ids arrive in order, without loss or repetition, however often one resumes", async () => {
  const [here, there] = [openNode(), openNode()];
  const total = 60;
  const published = Promise.all(
    Array.from({ length: total }, (_, number) => publish(number % 2 ? here : there, "a", number)),
  );
  const seen: { id: number; number: number }[] = [];
  let lastEventId = "0";
  while (seen.length < total) {
    const reader = follow(seen.length % 2 ? here : there, ["a"], lastEventId);
    await reader.next();
    for (let taken = 0; taken < 7 && seen.length < total; taken += 1) {
      const message = (await reader.next())!;
      lastEventId = message.id!;
      seen.push({ id: Number(lastEventId), ...JSON.parse(message.data!) });
    }
    reader.leave();
  }
  await published;
  const ids = seen.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(seen.map(({ number }) => number)).size).toBe(total);
});

test("a resume from before what is kept, from the future or from nonsense is reset", async () => {
  const live = openNode();
  for (const number of [1, 2, 3]) await publish(live, "a", number);
  now = new Date(start.getTime() + 25 * 3_600_000);
  await publish(live, "a", 4);
  await live.prune();
  for (const lastEventId of ["1", "77", "nonsense"]) {
    const reader = follow(live, ["a"], lastEventId);
    expect(await reader.next()).toMatchObject({ id: "4" });
    expect(await reader.next()).toEqual({ id: "4", event: "reset", data: "{}" });
    reader.leave();
  }
});

test("a resume from the last pruned event still gets everything after it", async () => {
  const live = openNode();
  for (const number of [1, 2, 3]) await publish(live, "a", number);
  now = new Date(start.getTime() + 25 * 3_600_000);
  await live.prune();
  const reader = follow(live, ["a"], "3");
  await reader.next();
  await publish(live, "a", 4);
  expect(await reader.numbers(1)).toEqual([4]);
});

test("a reader who stops reading is cut off, and the others are not", async () => {
  const live = openNode();
  const slow = follow(live, ["a"]);
  const quick = follow(live, ["a"]);
  expect(await quick.next()).toBeDefined();
  expect(await slow.next()).toBeDefined();
  const data = { number: 1, filler: "x".repeat(8_000) };
  let sent = 0;
  while (live.openCount() === 2) {
    await transact(database.db, async (tx) =>
      live.publish(tx, { topic: "a", event: "tick", data: { ...data, number: ++sent } }),
    );
    expect(await quick.numbers(1)).toEqual([sent]);
  }
  expect(sent).toBeLessThan(50);
  const readAll = async () => {
    while (await slow.next());
  };
  await expect(readAll()).rejects.toThrow("the reader is too slow");
});

test("a quiet stream carries a heartbeat", async () => {
  const reader = follow(openNode({ heartbeatMs: 5 }), ["a"]);
  // On a busy machine the first beat comes before the greeting.
  expect([await reader.next(), await reader.next()]).toContainEqual({ comment: true });
});

test("one stream more than the limit is refused, and a place is freed when a reader leaves", async () => {
  const live = openNode({ maxStreams: 1 });
  const first = follow(live, ["a"]);
  await first.next();
  const signal = new AbortController().signal;
  expect(live.open({ topics: ["a"], signal }).status).toBe(503);
  first.leave();
  const second = live.open({ topics: ["a"], signal });
  expect(second.status).toBe(200);
});

test("closing ends every stream and opens no more", async () => {
  const live = openNode();
  const reader = follow(live, ["a"]);
  await reader.next();
  await live.close();
  expect(await reader.next()).toBeUndefined();
  expect(live.open({ topics: ["a"], signal: new AbortController().signal }).status).toBe(503);
});

test("an event name that could break the format is refused", async () => {
  const live = openNode();
  const event = "tick\ndata: forged";
  await expect(
    transact(database.db, async (tx) => live.publish(tx, { topic: "a", event, data: {} })),
  ).rejects.toThrow("not a live event");
});
