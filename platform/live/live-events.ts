import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";
import { portionsOf } from "#platform/database/rows-at-once.ts";

export const CHANNEL = "live";
const LOCK = 726_532;
const EVENT_NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;

export type LiveEvent = { topic: string; event: string; data: unknown };
export type StoredEvent = { id: number; topic: string; event: string; data: unknown };

/** Refuses what no reader could be told. */
export function checkEvent({ topic, event }: LiveEvent): void {
  if (!EVENT_NAME.test(event) || topic.length > 200) throw new Error(`not a live event: ${event}`);
}

/** Stores events in their order and announces them; both happen when the caller's transaction commits. */
export async function insertEvents(tx: Tx, { events, at }: { events: LiveEvent[]; at: Date }): Promise<void> {
  // Held to the commit, so that ids become visible in their order and a reader's last id says it all.
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const rows = events.map(({ topic, event, data }) => ({
    ...{ topic, event, data: JSON.stringify(data), created_at: at },
  }));
  for (const some of portionsOf(rows)) {
    const kept = await tx.insertInto("live_events").values(some).returning(["id", "topic"]).execute();
    const said = kept.map(({ id, topic }) => `${id} ${topic}`);
    await sql`select pg_notify(${CHANNEL}, said) from unnest(${said}::text[]) as said`.execute(tx);
  }
}

/** The events of some topics with ids above one and up to another, oldest first. */
export async function readEvents({
  db,
  topics,
  after,
  upTo,
  limit,
}: {
  db: Db;
  topics: string[];
  after: number;
  upTo: number;
  limit: number;
}): Promise<StoredEvent[]> {
  return db
    .selectFrom("live_events")
    .select(["id", "topic", "event", "data"])
    .where("topic", "in", topics)
    .where("id", ">", after)
    .where("id", "<=", upTo)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The oldest and the newest id kept; both 0 before the first event. */
export async function readBounds(db: Db): Promise<{ oldest: number; newest: number }> {
  const { oldest, newest } = await db
    .selectFrom("live_events")
    .select((of) => [of.fn.min("id").as("oldest"), of.fn.max("id").as("newest")])
    .executeTakeFirstOrThrow();
  return { oldest: Number(oldest ?? 0), newest: Number(newest ?? 0) };
}

/** Deletes what is older, except the last of it: that row tells how far back a reader may resume. */
export async function deleteEventsBefore({ db, before }: { db: Db; before: Date }): Promise<void> {
  await db
    .deleteFrom("live_events")
    .where("id", "<", (of) =>
      of
        .selectFrom("live_events")
        .select((inner) => inner.fn.max("id").as("id"))
        .where("created_at", "<", before),
    )
    .execute();
}
