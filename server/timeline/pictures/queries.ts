import type { SentPicture } from "#domain/timeline/timeline.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type NewPicture = SentPicture & { ownerId: string; now: Date };

export async function insertPicture(tx: Tx, { id, width, height, ownerId, now }: NewPicture): Promise<void> {
  const row = { id, width, height, owner_id: ownerId, created_at: now };
  await tx.insertInto("timeline_pictures").values(row).execute();
}

/** Whether a file is a picture of a post that stands. */
export async function isShown(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("timeline_pictures as f")
    .innerJoin("timeline_posts as p", "p.id", "f.post_id")
    .select("f.id")
    .where("f.id", "=", id)
    .where("p.state", "=", "published")
    .executeTakeFirst();
  return row !== undefined;
}

/** Pictures that were sent before a moment and never posted. */
export async function findLoose(db: Db | Tx, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("timeline_pictures")
    .select("id")
    .where("post_id", "is", null)
    .where("created_at", "<", before)
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findPicturesOf(db: Db | Tx, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("timeline_pictures")
    .select("id")
    .where("owner_id", "=", ownerId)
    .execute();
  return rows.map(({ id }) => id);
}
