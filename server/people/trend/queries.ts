import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { weekOf } from "#platform/database/measures.ts";

/** How many of those who are in began in each week. */
export function findNewMembers(db: Db, since: Date) {
  return db
    .selectFrom("profiles")
    .select([weekOf(sql.ref("created_at")).as("week"), sql<number>`count(*)::int`.as("value")])
    .where("created_at", ">=", since)
    .where("status", "=", "active")
    .groupBy(sql`1`)
    .execute();
}
