import type { Db, Tx } from "#platform/database/database.ts";

type Arrived = {
  id: string;
  userId: string;
  fileId: string;
  previewFileId: string | null;
  pages: number | null;
  now: Date;
};

/** Keeps an upload that arrived whole. */
export async function insertUpload(tx: Tx, { id, userId, fileId, pages, ...rest }: Arrived): Promise<void> {
  const { previewFileId: preview_file_id, now: created_at } = rest;
  await tx
    .insertInto("material_uploads")
    .values({ id, user_id: userId, file_id: fileId, preview_file_id, pages, created_at })
    .execute();
}

/** How large somebody's upload is that arrived whole and waits. */
export async function findUpload(db: Db, { id, userId }: { id: string; userId: string }) {
  return db
    .selectFrom("material_uploads as u")
    .innerJoin("files as f", "f.id", "u.file_id")
    .select("f.bytes")
    .where("u.id", "=", id)
    .where("u.user_id", "=", userId)
    .executeTakeFirst();
}

/** Takes somebody's upload out of what waits, to make a version of it. */
export function takeUpload(tx: Tx, { id, userId }: { id: string; userId: string }) {
  return tx
    .deleteFrom("material_uploads as u")
    .using("files as f")
    .whereRef("f.id", "=", "u.file_id")
    .where("u.id", "=", id)
    .where("u.user_id", "=", userId)
    .returning([
      "u.file_id as fileId",
      "u.preview_file_id as previewFileId",
      "u.pages",
      "f.media_type as mediaType",
    ])
    .executeTakeFirst();
}

/** Takes out the uploads of which nothing was made since an instant. */
export function takeForgotten(tx: Tx, before: Date) {
  return tx
    .deleteFrom("material_uploads")
    .where("created_at", "<", before)
    .returning(["file_id as fileId", "preview_file_id as previewFileId"])
    .execute();
}
