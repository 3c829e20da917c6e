import type { OwnPicture } from "#domain/hotels/pictures.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type NewPicture = OwnPicture & { hotelId: string; by: string; now: Date };

/** Keeps whose a picture is. */
export async function insertPicture(
  tx: Tx,
  { id, width, height, hotelId, by, now }: NewPicture,
): Promise<void> {
  const row = { id, width, height, hotel_id: hotelId, created_by: by, created_at: now };
  await tx.insertInto("hotel_pictures").values(row).execute();
}

/** A picture of a hotel's own; another hotel's is not found. */
export function findPicture(db: Db | Tx, { hotelId, id }: { hotelId: string; id: string }) {
  return db
    .selectFrom("hotel_pictures")
    .select(["width", "height"])
    .where("id", "=", id)
    .where("hotel_id", "=", hotelId)
    .executeTakeFirst();
}

/** Whether a file is a hotel's picture. */
export async function isPicture(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db.selectFrom("hotel_pictures").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
