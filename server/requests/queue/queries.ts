import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when suggestions wait. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("feature_requests")
    .select("created_at as at")
    .where("state", "=", "new")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** How long it took to answer what was asked since a moment. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("feature_requests")
    .select(medianHours(sql.ref("created_at"), sql.ref("moved_at")).as("hours"))
    .where("created_at", ">=", since)
    .where("state", "<>", "new")
    .executeTakeFirst();
  return row?.hours ?? null;
}
