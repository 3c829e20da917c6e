import { sql } from "kysely";
import type { PgBoss, QueueResult } from "pg-boss";
import type { Database, Db } from "#platform/database/database.ts";
import type { AnyJob } from "./definitions.ts";

const DAY_SECONDS = 86_400;
const DEAD_LETTER_DAYS = 90;
const LOCK = 726_533;

export type Recurrence = { name: string; cron: string; tz: string; data: object };

/** The queue that keeps what a job gave up on. */
export function deadLetterOf(name: string): string {
  return `${name}.dead`;
}

type Plan = {
  client: PgBoss;
  jobs: AnyJob[];
  recurrences: Recurrence[];
  /** Whether newer code works on the same database, whose schedules this one does not know. */
  isBehind: boolean;
};

/** Installs the tables and makes queues and schedules what the definitions say, touching only what differs. */
export async function prepareQueues({ database, ...plan }: Plan & { database: Database }): Promise<void> {
  // The embedded database has one process, and one connection, which must not be held here.
  if (database.kind === "pglite") return prepareAlone(plan);
  await database.db.connection().execute((connection) => prepareInTurn(connection, plan));
}

/** pg-boss's own lock does not cover the making of its schema: of several first starts one would fail. */
async function prepareInTurn(connection: Db, plan: Plan): Promise<void> {
  await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
  try {
    await prepareAlone(plan);
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
  }
}

async function prepareAlone({ client, jobs, recurrences, isBehind }: Plan): Promise<void> {
  await client.start();
  const known = new Map((await client.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    await prepareDeadLetters({ client, job, known: known.get(deadLetterOf(job.name)) });
    await prepareQueue({ client, job, known: known.get(job.name) });
  }
  await prepareSchedules({ client, recurrences, isBehind });
}

type Preparation = { client: PgBoss; job: AnyJob; known: QueueResult | undefined };

async function prepareDeadLetters({ client, job, known }: Preparation): Promise<void> {
  const retentionSeconds = (job.keepDeadDays ?? DEAD_LETTER_DAYS) * DAY_SECONDS;
  if (!known) await client.createQueue(deadLetterOf(job.name), { retentionSeconds });
  else if (known.retentionSeconds !== retentionSeconds) {
    await client.updateQueue(deadLetterOf(job.name), { retentionSeconds });
  }
}

async function prepareQueue({ client, job, known }: Preparation): Promise<void> {
  const wanted = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: job.retry.backoff,
    expireInSeconds: job.timeoutSeconds ?? 300,
    deleteAfterSeconds: job.keepSeconds ?? DAY_SECONDS,
    // A worker that stops beating (its process was killed) loses the job to another.
    heartbeatSeconds: 30,
    deadLetter: deadLetterOf(job.name),
  };
  if (!known) {
    // "short": at most one waiting job per key, which is what makes a singletonKey single.
    await client.createQueue(job.name, { ...wanted, policy: "short" });
    // Reading the queue once puts it in pg-boss's cache, so that enqueuing needs no second connection.
    await client.getQueueStats(job.name);
    return;
  }
  const keys = Object.keys(wanted) as (keyof typeof wanted)[];
  if (keys.some((key) => known[key] !== wanted[key])) await client.updateQueue(job.name, wanted);
}

async function prepareSchedules({ client, recurrences, isBehind }: Omit<Plan, "jobs">) {
  const wanted = new Set(recurrences.map(({ name }) => name));
  const others = (await client.getSchedules()).filter(({ name }) => !wanted.has(name));
  if (!isBehind) for (const { name } of others) await client.unschedule(name);
  for (const { name, cron, tz, data } of recurrences) await client.schedule(name, cron, data, { tz });
}
