import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

type NewPicture = { id: string; width: number; height: number; sellerId: string; now: Date };

/** Keeps who sent a picture. */
export async function insertPicture(tx: Tx, { id, width, height, sellerId, now }: NewPicture): Promise<void> {
  const row = { id, width, height, seller_id: sellerId, created_at: now };
  await tx.insertInto("product_pictures").values(row).execute();
}

/** How many of these pictures somebody sent, or stand in a product of the hotels they work for already. */
export async function findOwnPictures(
  tx: Tx,
  { ids, actorId }: { ids: string[]; actorId: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await tx
    .selectFrom("product_pictures")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("id", "in", ids)
    .where("seller_id", "=", actorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a file is a picture of a product. */
export async function isPicture(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db.selectFrom("product_pictures").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
