import type { Db, Tx } from "#platform/database/database.ts";
import type { Draft } from "./receive-upload.ts";

export type StoredFile = Draft;
export type Rendition = {
  format: string;
  width: number;
  height: number;
  storageKey: string;
  bytes: number;
};
/** What is needed to send a file or a rendition of it. */
export type Servable = { mediaType: string; bytes: number };

/** Keeps the row of a file. */
export async function insertFile({ tx, draft, at }: { tx: Db | Tx; draft: Draft; at: Date }): Promise<void> {
  const { id, storageKey, sha256, mediaType, bytes, width, height } = draft;
  await tx
    .insertInto("files")
    .values({
      id,
      storage_key: storageKey,
      sha256,
      media_type: mediaType,
      bytes,
      width,
      height,
      created_at: at,
    })
    .execute();
}

/** A file and its renditions, smallest first; nothing where there is no such file. */
export async function selectFile({ db, id }: { db: Db | Tx; id: string }) {
  const row = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const renditions = await db
    .selectFrom("file_renditions")
    .select(["format", "width", "height", "storage_key as storageKey", "bytes"])
    .where("file_id", "=", id)
    .orderBy("width")
    .orderBy("format")
    .execute();
  const { storage_key: storageKey, media_type: mediaType, sha256, bytes, width, height } = row;
  const file: StoredFile = { id, storageKey, sha256, mediaType, bytes, width, height };
  return { file, renditions: renditions satisfies Rendition[] };
}

/** Keeps the row of a rendition; made a second time, it is the same. */
export async function insertRendition({ db, id, rendition }: { db: Db; id: string; rendition: Rendition }) {
  const { storageKey, ...rest } = rendition;
  await db
    .insertInto("file_renditions")
    .values({ file_id: id, storage_key: storageKey, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets a file and its renditions. */
export async function deleteFile({ tx, id }: { tx: Db | Tx; id: string }): Promise<void> {
  await tx.deleteFrom("files").where("id", "=", id).execute();
}

/** The type and size of what lies under a key. */
export async function selectServable({ db, key }: { db: Db; key: string }): Promise<Servable | undefined> {
  const file = await db
    .selectFrom("files")
    .select(["media_type as mediaType", "bytes"])
    .where("storage_key", "=", key)
    .executeTakeFirst();
  if (file) return file;
  const rendition = await db
    .selectFrom("file_renditions")
    .select(["format", "bytes"])
    .where("storage_key", "=", key)
    .executeTakeFirst();
  return rendition && { mediaType: `image/${rendition.format}`, bytes: rendition.bytes };
}
