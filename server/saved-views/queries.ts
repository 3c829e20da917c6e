import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

/** One person's views of a list, by name. */
export function findViews(db: Db | Tx, { userId, list }: { userId: string; list: string }) {
  return db
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .orderBy("name")
    .execute();
}

/** Lets the views of one person be counted and kept one after another. */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`saved views of ${userId}`}))`.execute(tx);
}

/** Keeps a view; one of the same name is another's place now. */
export async function upsertView(tx: Tx, view: Insertable<Tables["saved_views"]>): Promise<void> {
  await tx
    .insertInto("saved_views")
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "list", "name"]).doUpdateSet({ query: view.query }),
    )
    .execute();
}

/** Forgets a view of one's own; which list it was of, or undefined. */
export function deleteView(db: Db | Tx, { id, userId }: { id: string; userId: string }) {
  return db
    .deleteFrom("saved_views")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("list")
    .executeTakeFirst();
}

export function findAllViews(db: Db, userId: string) {
  return db
    .selectFrom("saved_views")
    .select(["list", "name", "query", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export async function deleteAllViews(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("saved_views").where("user_id", "=", userId).execute();
}
