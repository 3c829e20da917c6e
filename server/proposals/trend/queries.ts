import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { weekOf } from "#platform/database/measures.ts";

/** Journeys by the week in which they were first shown to their client. */
function selectFirstShown(db: Db, since: Date) {
  return db
    .selectFrom("journey_snapshots as s")
    .innerJoin("journeys as j", "j.id", "s.journey_id")
    .where("s.number", "=", 1)
    .where("s.published_at", ">=", since)
    .select(weekOf(sql.ref("s.published_at")).as("week"))
    .groupBy(sql`1`);
}

/** How many proposals were published for the first time in each week. */
export function findPublished(db: Db, since: Date) {
  return selectFirstShown(db, since).select(sql<number>`count(*)::int`.as("value")).execute();
}

/** How many of them have been accepted. */
export function findAccepted(db: Db, since: Date) {
  return selectFirstShown(db, since)
    .select(sql<number>`count(j.accepted_snapshot_id)::int`.as("value"))
    .execute();
}
