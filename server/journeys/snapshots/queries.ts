import type { Db, Tx } from "#platform/database/database.ts";

type NewSnapshot = {
  id: string;
  journey_id: string;
  number: number;
  revision: number;
  content: string;
  document: string;
  published_by: string;
  published_at: Date;
};

/** Keeps what was published. */
export async function insertSnapshot(tx: Tx, row: NewSnapshot): Promise<void> {
  await tx.insertInto("journey_snapshots").values(row).execute();
}

/** One published snapshot. */
export function findSnapshot(db: Db | Tx, snapshotId: string) {
  return db
    .selectFrom("journey_snapshots")
    .select(["id", "journey_id", "number", "revision", "content", "published_at"])
    .where("id", "=", snapshotId)
    .executeTakeFirst();
}

/** The latest published snapshot of a journey. */
export function findLatestSnapshot(db: Db | Tx, journeyId: string) {
  return db
    .selectFrom("journey_snapshots")
    .select(["id", "journey_id", "number", "revision", "content", "published_at"])
    .where("journey_id", "=", journeyId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Which snapshot of a journey is the latest, without its content. */
export function findLatestMark(db: Db | Tx, journeyId: string) {
  return db
    .selectFrom("journey_snapshots")
    .select(["id", "number", "revision", "published_at"])
    .where("journey_id", "=", journeyId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}
