import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when statements are ready. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("statements")
    .select("prepared_at as at")
    .where("state", "=", "prepared")
    .orderBy("prepared_at")
    .limit(limit)
    .execute();
}

/** How long statements prepared since a moment waited. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("statements")
    .select(medianHours(sql.ref("prepared_at"), sql.ref("released_at")).as("hours"))
    .where("prepared_at", ">=", since)
    .where("released_at", "is not", null)
    .executeTakeFirst();
  return row?.hours ?? null;
}
