import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { medianHours } from "#platform/database/measures.ts";

/** Since when versions wait for review. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("material_versions")
    .select("created_at as at")
    .where("state", "=", "in_review")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** How long what was published since a moment had waited. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("material_versions")
    .select(medianHours(sql.ref("created_at"), sql.ref("published_at")).as("hours"))
    .where("published_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
