import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when requests of data subjects wait; what is due first came first. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("privacy_requests")
    .select("received_at as at")
    .where("state", "=", "open")
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** How long those answered since a moment waited. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("privacy_requests")
    .select(medianHours(sql.ref("received_at"), sql.ref("answered_at")).as("hours"))
    .where("answered_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
