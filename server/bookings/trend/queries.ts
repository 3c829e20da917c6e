import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { weekOf } from "#platform/database/measures.ts";

/** The middle of the hours on duty that hotels took for what was asked in each week. */
export function findAnswerHours(db: Db, since: Date) {
  return db
    .selectFrom("bookings")
    .select([
      weekOf(sql.ref("created_at")).as("week"),
      sql<number>`(percentile_cont(0.5) within group (order by answered_minutes) / 60)::float8`.as("value"),
    ])
    .where("created_at", ">=", since)
    .where("answered_minutes", "is not", null)
    .groupBy(sql`1`)
    .execute();
}
