import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { withoutDesk } from "../../hotels/desk/queries.ts";

/** Since when hotels are late with an answer, and what is asked of those that our team answers for waits. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("bookings")
    .select(sql<Date>`coalesce(late_at, created_at)`.as("at"))
    .where("waits_for", "=", "hotel")
    .where(sql<boolean>`(late_at is not null or hotel_id = ${withoutDesk})`)
    .orderBy("at")
    .limit(limit)
    .execute();
}

/** How many hours on duty hotels took to answer what was asked since a moment. */
export async function findMedian(db: Db, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom("bookings")
    .select(
      sql<number | null>`(percentile_cont(0.5) within group (order by answered_minutes) / 60)::float8`.as(
        "hours",
      ),
    )
    .where("answered_minutes", "is not", null)
    .where("created_at", ">=", since)
    .executeTakeFirst();
  return row?.hours ?? null;
}
