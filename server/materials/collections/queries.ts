import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

type Own = { id: string; userId: string };

/** Somebody's collections by name, each with how many materials of the kit it holds. */
export function findCollections(db: Db, userId: string) {
  return db
    .selectFrom("material_collections as c")
    .select(["c.id", "c.name"])
    .select(
      sql<number>`(select count(*)::int from material_collection_items i
        join materials m on m.id = i.material_id join hotels h on h.id = m.hotel_id
        where i.collection_id = c.id and m.shown_version_id is not null and h.is_published)`.as("count"),
    )
    .where("c.user_id", "=", userId)
    .orderBy(sql`lower(c.name)`)
    .execute();
}

/** Waits until nobody else opens or names a collection of this person's: they have so many, and no two of one name. */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`collections of ${userId}`}))`.execute(tx);
}

/** How many collections somebody has. */
export async function countCollections(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("material_collections")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Opens a collection; false where there is one of that name. */
export async function insertCollection(tx: Tx, { id, userId, name, now }: Own & { name: string; now: Date }) {
  const row = await tx
    .insertInto("material_collections")
    .values({ id, user_id: userId, name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody's collection, held to the transaction's end. */
export function holdCollection(tx: Tx, { id, userId }: Own) {
  return tx
    .selectFrom("material_collections")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether somebody has another collection of a name. */
export async function hasOtherNamed(tx: Tx, { id, userId, name }: Own & { name: string }): Promise<boolean> {
  const row = await tx
    .selectFrom("material_collections")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "!=", id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Calls a collection otherwise. */
export async function renameCollection(tx: Tx, { id, name }: { id: string; name: string }): Promise<void> {
  await tx.updateTable("material_collections").set({ name }).where("id", "=", id).execute();
}

/** Takes a collection apart; its materials stay in the kit. */
export async function deleteCollection(db: Db, { id, userId }: Own): Promise<boolean> {
  const row = await db
    .deleteFrom("material_collections")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts materials into a collection; those in it stay as they are. */
export async function addItems(tx: Tx, { id, ids, now }: { id: string; ids: string[]; now: Date }) {
  if (ids.length === 0) return;
  await tx
    .insertInto("material_collection_items")
    .values(ids.map((material_id) => ({ collection_id: id, material_id, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many materials a collection holds. */
export async function countItems(tx: Tx, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom("material_collection_items")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("collection_id", "=", id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes a material out of a collection. */
export async function dropItem(tx: Tx, { id, materialId }: { id: string; materialId: string }) {
  await tx
    .deleteFrom("material_collection_items")
    .where("collection_id", "=", id)
    .where("material_id", "=", materialId)
    .execute();
}
