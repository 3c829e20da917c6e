import type { Db, Tx } from "#platform/database/database.ts";

/** The files of a record, each with the entry of the conversation it is. */
export function findFiles(db: Db | Tx, bookingId: string) {
  return db
    .selectFrom("booking_files as b")
    .innerJoin("files as f", "f.id", "b.file_id")
    .select(["b.event_id", "b.name", "f.media_type", "f.bytes", "f.storage_key"])
    .where("b.booking_id", "=", bookingId)
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number];

export async function countFiles(tx: Tx, bookingId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("booking_files")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("booking_id", "=", bookingId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Kept = { fileId: string; bookingId: string; eventId: number; name: string };

/** Puts a stored file on a record. */
export async function insertFile(tx: Tx, { fileId, bookingId, eventId, name }: Kept): Promise<void> {
  const row = { file_id: fileId, booking_id: bookingId, event_id: eventId, name };
  await tx.insertInto("booking_files").values(row).execute();
}

/** Takes what a person sent off the records of what they sold or offered; the files are left to be removed. */
export async function takeFilesOf(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("booking_files as f")
    .using(["booking_events as e", "bookings as b"])
    .whereRef("e.id", "=", "f.event_id")
    .whereRef("b.id", "=", "f.booking_id")
    .where((eb) =>
      eb.or([
        eb.and([eb("b.owner_id", "=", personId), eb("e.by", "=", "seller")]),
        eb.and([eb("b.supplier_id", "=", personId), eb("e.by", "=", "hotel")]),
      ]),
    )
    .returning("f.file_id")
    .execute();
  return rows.map(({ file_id: id }) => id);
}
