import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { weekOf } from "#platform/database/measures.ts";

/** How many journeys were begun in each week. */
export function findBegun(db: Db, since: Date) {
  return db
    .selectFrom("journeys")
    .select([weekOf(sql.ref("created_at")).as("week"), sql<number>`count(*)::int`.as("value")])
    .where("created_at", ">=", since)
    .groupBy(sql`1`)
    .execute();
}
