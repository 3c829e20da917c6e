import { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findLatestSnapshot, findSnapshot } from "./queries.ts";

type Kept = { id: string; journeyId: string; number: number; publishedAt: Date; content: JourneySnapshot };
type Row = NonNullable<Awaited<ReturnType<typeof findSnapshot>>>;

/** What was published under this id; nothing if there is no such snapshot. */
export async function readSnapshot(
  db: Db | Tx,
  { snapshotId }: { snapshotId: string },
): Promise<Kept | null> {
  return toKept(await findSnapshot(db, snapshotId));
}

/** What was published last of a journey; nothing while nothing was. */
export async function readLatestSnapshot(
  db: Db | Tx,
  { journeyId }: { journeyId: string },
): Promise<Kept | null> {
  return toKept(await findLatestSnapshot(db, journeyId));
}

function toKept(row: Row | undefined): Kept | null {
  if (!row) return null;
  const content = JourneySnapshot.parse(row.content);
  return {
    id: row.id,
    journeyId: row.journey_id,
    number: row.number,
    publishedAt: row.published_at,
    content,
  };
}
