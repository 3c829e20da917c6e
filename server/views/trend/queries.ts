import { sql } from "kysely";
import { houseDay } from "#domain/site/views.ts";
import type { Db } from "#platform/database/database.ts";

/** How often public pages were read in each week. */
export function findVisits(db: Db, since: Date) {
  return db
    .selectFrom("page_views")
    .select([
      sql<string>`to_char(date_trunc('week', day), 'YYYY-MM-DD')`.as("week"),
      sql<number>`sum(views)::float8`.as("value"),
    ])
    .where("day", ">=", houseDay(since))
    .groupBy(sql`1`)
    .execute();
}
