import { type Insertable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Audience } from "#domain/updates/updates.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Reader = { userId: string; audiences: Audience[] };

/** The newest published updates of the reader's audiences, each with whether they have read it. */
export async function findUpdates(db: Db | Tx, { userId, audiences, limit }: Reader & { limit: number }) {
  return db
    .selectFrom("system_updates as u")
    .leftJoin("system_updates_read as r", (join) =>
      join.onRef("r.update_id", "=", "u.id").on("r.user_id", "=", userId),
    )
    .select([
      "u.id",
      "u.title",
      "u.description",
      "u.title_en",
      "u.description_en",
      "u.version",
      "u.update_type",
      "u.published_at",
    ])
    .select((eb) => eb("r.user_id", "is not", null).as("is_read"))
    .where("u.is_published", "=", true)
    .where("u.target_audience", "in", audiences)
    .orderBy("u.published_at", "desc")
    .limit(limit)
    .execute();
}

export function findPublished(db: Db | Tx, id: string) {
  return db
    .selectFrom("system_updates")
    .select("id")
    .where("id", "=", id)
    .where("is_published", "=", true)
    .executeTakeFirst();
}

/** Marks the updates the reader may see as read; what is marked already stays as it is. Gives how many were new. */
export async function insertReads(
  db: Db | Tx,
  { userId, audiences, ids, now }: Reader & { ids: string[]; now: Date },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numInsertedOrUpdatedRows: marked = 0n } = await db
    .insertInto("system_updates_read")
    .columns(["update_id", "user_id", "read_at"])
    .expression((eb) =>
      eb
        .selectFrom("system_updates")
        .select([
          "id",
          sql<string>`${userId}::uuid`.as("user_id"),
          sql<Date>`${now}::timestamptz`.as("read_at"),
        ])
        .where("id", "in", ids)
        .where("is_published", "=", true)
        .where("target_audience", "in", audiences),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "update_id"]).doNothing())
    .executeTakeFirst();
  return Number(marked);
}

export async function insertUpdate(tx: Tx, row: Insertable<Tables["system_updates"]>): Promise<void> {
  await tx.insertInto("system_updates").values(row).execute();
}

/** Adds updates to a house that has none. */
export async function insertUpdatesIfNone(
  db: Db | Tx,
  rows: Insertable<Tables["system_updates"]>[],
): Promise<void> {
  const any = await db.selectFrom("system_updates").select("id").limit(1).executeTakeFirst();
  if (!any) await db.insertInto("system_updates").values(rows).execute();
}

export async function deleteUpdatesTitled(db: Db | Tx, titles: string[]): Promise<void> {
  await db.deleteFrom("system_updates").where("title", "in", titles).execute();
}

/** Which updates a person has read, and when. */
export function findReadsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom("system_updates_read as r")
    .innerJoin("system_updates as u", "u.id", "r.update_id")
    .select(["u.title", "r.read_at"])
    .where("r.user_id", "=", userId)
    .orderBy("r.read_at", "desc")
    .execute();
}
