import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export async function insertRun(tx: Tx, run: Insertable<Tables["bulk_runs"]>): Promise<void> {
  await tx.insertInto("bulk_runs").values(run).execute();
}

/** One person's run. */
export function findRun(db: Db | Tx, { id, actorId }: { id: string; actorId: string }) {
  return db
    .selectFrom("bulk_runs")
    .selectAll()
    .where("id", "=", id)
    .where("actor_id", "=", actorId)
    .executeTakeFirst();
}

/** Takes back what is still held; false where it is too late. */
export async function undoRun(db: Db, asked: { id: string; actorId: string; now: Date }): Promise<boolean> {
  const row = await db
    .updateTable("bulk_runs")
    .set({ state: "undone" })
    .where("id", "=", asked.id)
    .where("actor_id", "=", asked.actorId)
    .where("state", "=", "held")
    .where("hold_until", ">", asked.now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Begins what is due, or goes on with what a crash left; undefined where there is nothing to do, or another does it. */
export function beginRun(db: Db, { id, now, deadAt }: { id: string; now: Date; deadAt: Date }) {
  return db
    .updateTable("bulk_runs")
    .set({ state: "running", heard_at: now })
    .where("id", "=", id)
    .where("hold_until", "<=", now)
    .where((eb) =>
      eb.or([eb("state", "=", "held"), eb.and([eb("state", "=", "running"), eb("heard_at", "<=", deadAt)])]),
    )
    .returningAll()
    .executeTakeFirst();
}

type Result = { id: string; now: Date; result: object };

/** Adds what became of one row. */
export async function addResult(db: Db, { id, now, result }: Result): Promise<void> {
  await db
    .updateTable("bulk_runs")
    .set({ heard_at: now, results: sql`results || ${JSON.stringify([result])}::jsonb` })
    .where("id", "=", id)
    .execute();
}

export async function finishRun(db: Db, id: string): Promise<void> {
  await db.updateTable("bulk_runs").set({ state: "done" }).where("id", "=", id).execute();
}

/** What is due and was not done, such as after a standstill. */
export function findDueRuns(db: Db, now: Date) {
  return db
    .selectFrom("bulk_runs")
    .select("id")
    .where("state", "in", ["held", "running"])
    .where("hold_until", "<=", now)
    .orderBy("hold_until")
    .execute();
}

/** What was done or undone long ago is of no use any more. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("bulk_runs").where("created_at", "<", before).execute();
}
