import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Database, Db, Tx } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import { CHANNEL, createBossDatabase, SCHEMA } from "./boss-database.ts";
import type { AnyJob, JobDefinition } from "./definitions.ts";
import { countJobs, type JobCounts } from "./job-counts.ts";
import { prepareQueues, type Recurrence } from "./queues.ts";
import { reviveJobs } from "./revive-jobs.ts";
import { startWorkers, type Workers } from "./workers.ts";

/** With a singletonKey at most one job of that key waits; enqueuing another while it waits does nothing. */
export type EnqueueOptions = { startAfter?: Date; singletonKey?: string };

export type Job<T> = {
  name: string;
  /** Adds a job that exists exactly when the caller's transaction commits. */
  enqueue: (db: Db | Tx, data: T, options?: EnqueueOptions) => Promise<void>;
  /** Declares, before start, that the job runs at the times of a cron expression. */
  schedule: (recurrence: { cron: string; data: T; tz?: string }) => void;
};

export type Jobs = {
  define: <T>(definition: JobDefinition<T>) => Job<T>;
  /** Makes the queues, so that enqueuing works; start does it too. */
  prepare: () => Promise<void>;
  start: () => Promise<void>;
  /** Waits for running jobs up to the limit; those unfinished run again after the next start. */
  stop: (options?: { limitMs?: number }) => Promise<void>;
  isHealthy: () => boolean;
  counts: () => Promise<JobCounts[]>;
  /** Puts what a job gave up on back into its queue; how much that was. */
  revive: (db: Db | Tx, name: string) => Promise<number>;
};

type Setting = {
  database: Database;
  log: Log;
  /** Whether jobs run at the times of their schedules; without, only what is enqueued runs. */
  hasRounds?: boolean;
  /** Whether newer code works on the same database: what it has scheduled stays. */
  isBehind?: boolean;
};

/** Background work kept in the database, so that what was committed is done, also after a crash. */
export function createJobs({ database, log, hasRounds = true, isBehind = false }: Setting): Jobs {
  const jobs = new Map<string, AnyJob>();
  const recurrences: Recurrence[] = [];
  const client = new PgBoss({
    db: createBossDatabase(database),
    backend: database.kind,
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    queueCacheIntervalSeconds: 600,
  });
  client.on("error", (error) => log.warn({ err: error }, "a job queue query failed"));
  let prepared: Promise<void> | undefined;
  let workers: Workers | undefined;

  function prepare() {
    prepared ??= prepareQueues({ database, client, jobs: [...jobs.values()], recurrences, isBehind });
    return prepared;
  }

  return {
    define: (definition) => {
      const { handle, schema, ...rest } = definition;
      if (prepared || jobs.has(rest.name))
        throw new Error(`the job ${rest.name} is defined too late or twice`);
      jobs.set(rest.name, { ...rest, run: async (data, context) => handle(schema.parse(data), context) });
      return {
        name: rest.name,
        enqueue: async (db, data, options = {}) => {
          // Outside a prepared state pg-boss would ask for the queue on a second connection, which PGlite lacks.
          if (!prepared) throw new Error("jobs are not prepared");
          await prepared;
          await enqueue({ client, db, name: rest.name, data: schema.parse(data), options });
        },
        schedule: ({ cron, data, tz = "UTC" }) => {
          if (hasRounds) recurrences.push({ name: rest.name, cron, tz, data: schema.parse(data) as object });
        },
      };
    },
    prepare,
    start: async () => {
      await prepare();
      workers ??= await startWorkers({ database, client, jobs: [...jobs.values()], log });
    },
    stop: async ({ limitMs = 10_000 } = {}) => {
      await workers?.stop(limitMs);
      workers = undefined;
      if (prepared) await client.stop({ graceful: false });
    },
    isHealthy: () => workers?.isHealthy() ?? false,
    counts: () => countJobs({ database, names: [...jobs.keys()] }),
    revive: (db, name) => (jobs.has(name) ? reviveJobs({ client, db, name }) : Promise.resolve(0)),
  };
}

type Enqueued = { client: PgBoss; db: Db | Tx; name: string; data: unknown; options: EnqueueOptions };

async function enqueue({ client, db, name, data, options }: Enqueued): Promise<void> {
  const { startAfter, singletonKey = randomUUID() } = options;
  const id = await client.send(name, data as object, {
    db: fromKysely(db),
    singletonKey,
    ...(startAfter ? { startAfter } : {}),
  });
  if (id) await sql`select pg_notify(${CHANNEL}, ${name})`.execute(db);
}
