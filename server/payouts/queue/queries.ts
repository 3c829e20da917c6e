import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when batches wait. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("payout_batches")
    .select("created_at as at")
    .where("state", "in", ["drafted", "approved"])
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** How long batches made since a moment waited for the second administrator. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("payout_batches")
    .select(medianHours(sql.ref("created_at"), sql.ref("approved_at")).as("hours"))
    .where("created_at", ">=", since)
    .where("approved_at", "is not", null)
    .executeTakeFirst();
  return row?.hours ?? null;
}
