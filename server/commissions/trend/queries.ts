import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { weekOf } from "#platform/database/measures.ts";

/** How many commissions hotels confirmed in each week. */
export function findConfirmed(db: Db, since: Date) {
  return db
    .selectFrom("commissions")
    .select([weekOf(sql.ref("confirmed_at")).as("week"), sql<number>`count(*)::int`.as("value")])
    .where("confirmed_at", ">=", since)
    .groupBy(sql`1`)
    .execute();
}

/** How many arrived in each week. */
export function findArrived(db: Db, since: Date) {
  return db
    .selectFrom("commissions")
    .select([weekOf(sql.ref("arrived_at")).as("week"), sql<number>`count(*)::int`.as("value")])
    .where("arrived_at", ">=", since)
    .groupBy(sql`1`)
    .execute();
}
