import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when referrals wait. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("referrals")
    .select("created_at as at")
    .where("state", "=", "sent")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** How long it took to move what was referred since a moment. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("referrals")
    .select(medianHours(sql.ref("created_at"), sql.ref("moved_at")).as("hours"))
    .where("created_at", ">=", since)
    .where("state", "<>", "sent")
    .executeTakeFirst();
  return row?.hours ?? null;
}
