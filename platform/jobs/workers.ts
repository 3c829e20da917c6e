import { setTimeout as delay } from "node:timers/promises";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import { createBossDatabase, SCHEMA } from "./boss-database.ts";
import type { AnyJob } from "./definitions.ts";
import { watchDueJobs } from "./watch-due-jobs.ts";

export type Workers = { stop: (limitMs: number) => Promise<void>; isHealthy: () => boolean };

type Slot = { id: string; isBusy: boolean };
type Setting = { database: Database; client: PgBoss; jobs: AnyJob[]; log: Log };

/** Runs the jobs of this process until stopped. */
export async function startWorkers({ database, client, jobs, log }: Setting): Promise<Workers> {
  if (database.kind === "pglite") await giveBackOrphans({ database, client });
  const boss = new PgBoss({
    db: createBossDatabase(database),
    backend: database.kind,
    schema: SCHEMA,
    migrate: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3_600,
    queueCacheIntervalSeconds: 600,
  });
  boss.on("error", (error) => log.warn({ err: error }, "a job worker failed"));
  boss.on("warning", ({ message, data }) => log.warn({ data }, message));
  await boss.start();

  const running = new Set<string>();
  const slots = new Map<string, Slot[]>();
  function wake(name: string) {
    const idle = slots.get(name)?.find(({ isBusy }) => !isBusy);
    if (idle) boss.notifyWorker(idle.id);
  }
  for (const job of jobs) slots.set(job.name, await startSlots({ boss, job, wake, running, log }));
  const watch = await watchDueJobs({ database, names: jobs.map(({ name }) => name), wake, log });
  void boss.supervise().catch((error: unknown) => log.warn({ err: error }, "jobs were not supervised"));

  return {
    isHealthy: watch.isHealthy,
    stop: async (limitMs) => {
      await watch.stop();
      const waiting = new AbortController();
      const drained = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })));
      await Promise.race([drained, delay(limitMs, undefined, waiting).catch(() => undefined)]);
      waiting.abort();
      if (running.size > 0) await spareAttempts({ database, ids: [...running] });
      await boss.stop({ graceful: false });
    },
  };
}

async function startSlots({
  boss,
  job,
  wake,
  running,
  log,
}: {
  boss: PgBoss;
  job: AnyJob;
  wake: (name: string) => void;
  running: Set<string>;
  log: Log;
}): Promise<Slot[]> {
  // The watcher wakes the workers; their own polling is only a last resort.
  const options = { includeMetadata: true as const, pollingIntervalSeconds: 600 };
  const work = async (slot: Slot, task: JobWithMetadata<unknown>) => {
    slot.isBusy = true;
    running.add(task.id);
    wake(job.name);
    try {
      await runTask({ job, task, log });
    } finally {
      slot.isBusy = false;
      running.delete(task.id);
      boss.notifyWorker(slot.id);
    }
  };
  const starting = Array.from({ length: job.concurrency ?? 1 }, async () => {
    const slot: Slot = { id: "", isBusy: false };
    slot.id = await boss.work(job.name, options, async ([task]) => task && work(slot, task));
    return slot;
  });
  return Promise.all(starting);
}

async function runTask({ job, task, log }: { job: AnyJob; task: JobWithMetadata<unknown>; log: Log }) {
  const attempt = task.retryCount + 1;
  try {
    await job.run(task.data, { id: task.id, attempt, signal: task.signal });
  } catch (error) {
    const about = { job: job.name, id: task.id, attempt, err: error };
    if (task.retryCount < task.retryLimit) log.warn(about, "a job failed and will be tried again");
    else log.error(about, "a job failed for the last time and is kept as a dead letter");
    throw error;
  }
}

/** The embedded database has one process, so what is active when it starts was left by a crash. */
async function giveBackOrphans({ database, client }: { database: Database; client: PgBoss }) {
  const { rows } = await database.execute(`select name, id from ${SCHEMA}.job where state = 'active'`);
  for (const { name, id } of rows) {
    await client.fail(String(name), String(id), { message: "the process ended while the job ran" });
  }
}

/** A shutdown is not the job's failure: the attempt it interrupts is not counted. */
async function spareAttempts({ database, ids }: { database: Database; ids: string[] }) {
  await database.execute(
    `update ${SCHEMA}.job set retry_limit = retry_limit + 1 where id = any($1::uuid[]) and state = 'active'`,
    [ids],
  );
}
