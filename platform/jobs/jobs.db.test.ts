import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { createLog } from "#platform/log.ts";
import { openTestDatabase } from "#testing/database.ts";
import type { JobContext, JobDefinition } from "./definitions.ts";
import { createJobs, type Job, type Jobs } from "./jobs.ts";

const log = createLog("silent");
const Note = z.object({ text: z.string() });
type Note = z.infer<typeof Note>;

let database: Database;
const open = new Set<Jobs>();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  for (const jobs of open) await jobs.stop({ limitMs: 0 });
  await database.close();
});

type Handle = (data: Note, context: JobContext) => Promise<void>;

/** A second call with the same name plays another process, or the same one after a restart. */
function world(name: string, handle: Handle, options: Partial<JobDefinition<Note>> = {}) {
  const jobs = createJobs({ database, log });
  open.add(jobs);
  const retry = { limit: 0, delaySeconds: 0, backoff: false };
  const job: Job<Note> = jobs.define({ name, schema: Note, retry, ...options, handle });
  const counts = async () => (await jobs.counts())[0];
  return { jobs, job, counts };
}

/** Collects what handlers report and lets a test await the nth report. */
function createInbox<T>() {
  const got: T[] = [];
  const waiting: { count: number; resolve: (all: T[]) => void }[] = [];
  return {
    add: (item: T) => {
      got.push(item);
      for (const { count, resolve } of waiting) if (got.length >= count) resolve(got);
    },
    atLeast: (count: number) =>
      new Promise<T[]>((resolve) => {
        if (got.length >= count) resolve(got);
        else waiting.push({ count, resolve });
      }),
  };
}

const idle = { queued: 0, active: 0, failed: 0, dead: 0 };

test("several processes can make the queues of a new database at once", async () => {
  const inbox = createInbox<string>();
  const worlds = Array.from({ length: 3 }, () => world("fresh", async ({ text }) => inbox.add(text)));
  await Promise.all(worlds.map(({ jobs }) => jobs.start()));
  await worlds[0]!.job.enqueue(database.db, { text: "x" });
  expect(await inbox.atLeast(1)).toEqual(["x"]);
  for (const { jobs } of worlds) await jobs.stop();
  expect(await worlds[0]!.counts()).toEqual({ name: "fresh", ...idle });
});

test("a job runs after its transaction commits, and a rolled back one never exists", async () => {
  const inbox = createInbox<string>();
  const { jobs, job, counts } = world("commit", async ({ text }) => inbox.add(text));
  await jobs.start();
  await transact(database.db, async (tx) => {
    await job.enqueue(tx, { text: "undone" });
    throw new Error("undo");
  }).catch(() => undefined);
  await transact(database.db, (tx) => job.enqueue(tx, { text: "done" }));
  expect(await inbox.atLeast(1)).toEqual(["done"]);
  await jobs.stop();
  expect(await counts()).toEqual({ name: "commit", ...idle });
});

test("every job of a burst runs exactly once, shared between two processes", async () => {
  const inbox = createInbox<string>();
  const first = world("burst", async ({ text }) => inbox.add(text), { concurrency: 2 });
  const second = world("burst", async ({ text }) => inbox.add(text), { concurrency: 2 });
  await Promise.all([first.jobs.start(), second.jobs.start()]);
  const texts = Array.from({ length: 40 }, (_, index) => String(index).padStart(2, "0"));
  await transact(database.db, async (tx) => {
    for (const text of texts) await first.job.enqueue(tx, { text });
  });
  await inbox.atLeast(texts.length);
  await Promise.all([first.jobs.stop(), second.jobs.stop()]);
  expect((await inbox.atLeast(1)).toSorted()).toEqual(texts);
});

test("a failing job is tried again, then kept as a dead letter", async () => {
  const inbox = createInbox<number>();
  const fail: Handle = async (_, { attempt }) => {
    inbox.add(attempt);
    throw new Error("no");
  };
  const retry = { limit: 2, delaySeconds: 0, backoff: false };
  const { jobs, job, counts } = world("failing", fail, { retry });
  await jobs.start();
  await job.enqueue(database.db, { text: "x" });
  expect(await inbox.atLeast(3)).toEqual([1, 2, 3]);
  await jobs.stop();
  expect(await counts()).toEqual({ name: "failing", ...idle, dead: 1 });
});

test("dead letters are kept as long as the newest definition says", async () => {
  const keptDays = async () => {
    const sql = "select retention_seconds from pgboss.queue where name = 'kept.dead'";
    return Number((await database.execute(sql)).rows[0]?.retention_seconds) / 86_400;
  };
  await world("kept", async () => undefined).jobs.prepare();
  expect(await keptDays()).toBe(90);
  await world("kept", async () => undefined, { keepDeadDays: 7 }).jobs.prepare();
  expect(await keptDays()).toBe(7);
});

test("data that does not fit the schema is refused when it is enqueued", async () => {
  const { jobs, job, counts } = world("schema", async () => undefined);
  await jobs.prepare();
  await expect(job.enqueue(database.db, { text: 5 } as never)).rejects.toThrow();
  expect(await counts()).toEqual({ name: "schema", ...idle });
});

test("one job waits per singleton key, and a job for later is not run now", async () => {
  const { jobs, job, counts } = world("single", async () => undefined);
  await jobs.prepare();
  const startAfter = new Date(Date.now() + 3_600_000);
  for (const singletonKey of ["a", "a", "b"])
    await job.enqueue(database.db, { text: "k" }, { singletonKey, startAfter });
  await job.enqueue(database.db, { text: "free" }, { startAfter });
  await job.enqueue(database.db, { text: "free" }, { startAfter });
  expect(await counts()).toEqual({ name: "single", ...idle, queued: 4 });
});

test("stopping waits for a running job", async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const handle: Handle = () => {
    started.resolve();
    return finish.promise;
  };
  const { jobs, job, counts } = world("graceful", handle);
  await jobs.start();
  expect(jobs.isHealthy()).toBe(true);
  await job.enqueue(database.db, { text: "x" });
  await started.promise;
  const stopped = jobs.stop();
  finish.resolve();
  await stopped;
  expect(jobs.isHealthy()).toBe(false);
  expect(await counts()).toEqual({ name: "graceful", ...idle });
});

test("a job that outlives the stop is told, and runs again after a restart without losing an attempt", async () => {
  const started = Promise.withResolvers<AbortSignal>();
  const first = world("restart", (_, { signal }) => {
    started.resolve(signal);
    return new Promise<void>(() => undefined);
  });
  await first.jobs.start();
  await first.job.enqueue(database.db, { text: "kept" });
  const signal = await started.promise;
  await first.jobs.stop({ limitMs: 0 });
  expect(signal.aborted).toBe(true);
  expect(await first.counts()).toEqual({ name: "restart", ...idle, failed: 1 });

  const inbox = createInbox<string>();
  const second = world("restart", async ({ text }) => inbox.add(text));
  await second.jobs.start();
  expect(await inbox.atLeast(1)).toEqual(["kept"]);
  await second.jobs.stop();
});

test("a job whose process was killed runs again", async () => {
  const retry = { limit: 1, delaySeconds: 0, backoff: false };
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const hang: Handle = () => {
    started.resolve();
    return finish.promise;
  };
  const first = world("killed", hang, { retry });
  await first.jobs.start();
  await first.job.enqueue(database.db, { text: "orphan" });
  await started.promise;
  // What a killed process leaves: an active job whose last heartbeat grows old.
  await database.execute(
    "update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'killed'",
  );

  const inbox = createInbox<number>();
  const second = world("killed", async (_, { attempt }) => inbox.add(attempt), { retry });
  await database.execute("update pgboss.queue set monitor_on = null");
  await second.jobs.start();
  expect(await inbox.atLeast(1)).toEqual([2]);
  finish.resolve();
  await Promise.all([first.jobs.stop(), second.jobs.stop()]);
});

test("a recurring job runs by its schedule, and an undeclared schedule is forgotten", async () => {
  const inbox = createInbox<string>();
  const { jobs, job } = world("recurring", async ({ text }) => inbox.add(text));
  job.schedule({ cron: "* * * * *", data: { text: "tick" }, tz: "America/Sao_Paulo" });
  await database.execute("update pgboss.version set cron_on = null");
  await jobs.start();
  expect(await inbox.atLeast(1)).toEqual(["tick"]);
  await jobs.stop();

  const next = world("recurring", async () => undefined);
  await next.jobs.prepare();
  const { rows } = await database.execute("select name from pgboss.schedule");
  expect(rows).toEqual([]);
});

test("a process of older code leaves what newer code has scheduled", async () => {
  const newer = world("of-newer", async () => undefined);
  newer.job.schedule({ cron: "0 0 1 1 *", data: { text: "tick" } });
  await newer.jobs.prepare();
  const older = createJobs({ database, log, isBehind: true });
  open.add(older);
  await older.prepare();
  const { rows } = await database.execute("select name from pgboss.schedule");
  expect(rows).toEqual([{ name: "of-newer" }]);
});
