import { sql } from "kysely";
import type { Upload } from "#domain/journeys/files.ts";
import type { Db, Tx } from "#platform/database/database.ts";

const FILE = [
  ...(["f.id", "f.block_id", "f.position", "f.audience", "f.caption", "f.is_removed", "f.version"] as const),
  ...(["f.upload_id", "u.content as upload"] as const),
] as const;

/** The files of a journey, removed ones too. */
export function findFiles(db: Db | Tx, journeyId: string) {
  return db
    .selectFrom("journey_files as f")
    .innerJoin("journey_uploads as u", "u.id", "f.upload_id")
    .select(FILE)
    .where("f.journey_id", "=", journeyId)
    .orderBy("f.position")
    .orderBy("f.id")
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number];

export type NewFileRow = {
  id: string;
  journey_id: string;
  block_id: string | null;
  upload_id: string;
  position: string;
  audience: string;
  caption: string;
  is_removed: boolean;
};

/** Adds files; false where one of their ids is taken. */
export async function insertFiles(tx: Tx, rows: NewFileRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const added = await tx
    .insertInto("journey_files")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return added.length === rows.length;
}

/** Keeps a file as it is now. */
export async function updateFile(
  tx: Tx,
  { version, ...row }: NewFileRow & { version: number },
): Promise<void> {
  const { id, journey_id: _, upload_id: __, ...columns } = row;
  await tx
    .updateTable("journey_files")
    .set({ ...columns, version })
    .where("id", "=", id)
    .execute();
}

type NewUpload = { upload: Upload; ownerId: string; now: Date };

/** Keeps whose an upload is. */
export async function insertUpload(tx: Tx, { upload, ownerId, now }: NewUpload): Promise<void> {
  const row = { id: upload.id, owner_id: ownerId, content: JSON.stringify(upload), created_at: now };
  await tx.insertInto("journey_uploads").values(row).execute();
}

/** Of these uploads those that are a person's own: sent by them, or shown in a journey that is theirs. */
export function findOwnUploads(tx: Tx, { ids, ownerId }: { ids: string[]; ownerId: string }) {
  return tx
    .selectFrom("journey_uploads as u")
    .select(["u.id", "u.content"])
    .where("u.id", "in", ids)
    .where((eb) =>
      eb.or([
        eb("u.owner_id", "=", ownerId),
        eb.exists(
          eb
            .selectFrom("journey_files as f")
            .innerJoin("journeys as j", "j.id", "f.journey_id")
            .select("f.id")
            .whereRef("f.upload_id", "=", "u.id")
            .where("j.owner_id", "=", ownerId),
        ),
      ]),
    )
    .execute();
}

/** Whether something published shows an upload to whoever may read it; with how it is called, if it does. */
export function findShownUpload(
  db: Db | Tx,
  { snapshotId, uploadId }: { snapshotId: string; uploadId: string },
) {
  return db
    .selectFrom("journey_snapshot_files as s")
    .innerJoin("journey_uploads as u", "u.id", "s.upload_id")
    .select("u.content")
    .where("s.snapshot_id", "=", snapshotId)
    .where("s.upload_id", "=", uploadId)
    .executeTakeFirst();
}

/** Writes down which uploads a snapshot shows; what is gone meanwhile it shows no more. */
export async function insertShown(
  tx: Tx,
  { snapshotId, uploadIds }: { snapshotId: string; uploadIds: string[] },
): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx
    .insertInto("journey_snapshot_files")
    .columns(["snapshot_id", "upload_id"])
    .expression((eb) =>
      eb
        .selectFrom("journey_uploads")
        .select([sql<string>`${snapshotId}::uuid`.as("snapshot_id"), "id"])
        .where("id", "in", uploadIds),
    )
    .execute();
}

/** What was sent before a moment and no journey ever showed. */
export async function findUnshown(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("journey_uploads as u")
    .select("u.id")
    .where("u.created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("journey_files as f").select("f.id").whereRef("f.upload_id", "=", "u.id"))),
    )
    .orderBy("u.created_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person sent and no journey of anybody else shows: it goes with them. */
export async function findLeaving(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("journey_uploads as u")
    .select("u.id")
    .where("u.owner_id", "=", ownerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("journey_files as f")
            .innerJoin("journeys as j", "j.id", "f.journey_id")
            .select("f.id")
            .whereRef("f.upload_id", "=", "u.id")
            .where("j.owner_id", "!=", ownerId),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person sent, without its content: for the copy of what is kept of them. */
export function findSent(db: Db, ownerId: string) {
  return db
    .selectFrom("journey_uploads")
    .select(["content", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .execute();
}

/** One upload, whosever it is. */
export function findUpload(db: Db, id: string) {
  return db.selectFrom("journey_uploads").select("content").where("id", "=", id).executeTakeFirst();
}
