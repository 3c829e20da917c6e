import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when appeals wait. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("reputation_appeals")
    .select("created_at as at")
    .where("state", "=", "waiting")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** How long what was decided since a moment had waited. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("reputation_appeals")
    .select(medianHours(sql.ref("created_at"), sql.ref("decided_at")).as("hours"))
    .where("state", "in", ["granted", "denied"])
    .where("decided_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
