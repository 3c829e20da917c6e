import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

type Which = { journeyId: string; ownerId: string };

/** Every publishing of a journey of one's own, the latest first. */
export function findVersions(db: Db, { journeyId, ownerId }: Which) {
  return db
    .selectFrom("journey_snapshots as s")
    .innerJoin("journeys as j", "j.id", "s.journey_id")
    .select([
      ...(["s.id", "s.number", "s.published_at"] as const),
      sql<number>`(s.content #>> '{options,0,total}')::bigint`.as("total"),
    ])
    .where("j.id", "=", journeyId)
    .where("j.owner_id", "=", ownerId)
    .orderBy("s.number", "desc")
    .execute();
}

/** What a journey of one's own was when it was published. */
export async function findDocument(
  db: Db | Tx,
  { journeyId, ownerId, snapshotId }: Which & { snapshotId: string },
): Promise<unknown> {
  const row = await db
    .selectFrom("journey_snapshots as s")
    .innerJoin("journeys as j", "j.id", "s.journey_id")
    .select("s.document")
    .where("s.id", "=", snapshotId)
    .where("j.id", "=", journeyId)
    .where("j.owner_id", "=", ownerId)
    .executeTakeFirst();
  return row?.document;
}
