import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when messages wait for an answer. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("contact_messages")
    .select("created_at as at")
    .where("status", "in", ["new", "open"])
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** How long messages since a moment waited. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("contact_messages")
    .select(medianHours(sql.ref("created_at"), sql.ref("answered_at")).as("hours"))
    .where("created_at", ">=", since)
    .where("answered_at", "is not", null)
    .executeTakeFirst();
  return row?.hours ?? null;
}
