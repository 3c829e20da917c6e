import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** The figures of one person's journeys; of their clients the name alone, of who travels nothing. */
export function findFigures(db: Db, ownerId: string) {
  const published = sql<{ journey_id: string; first_at: Date; last_at: Date }>`(
    select s.journey_id, min(s.published_at) as first_at, max(s.published_at) as last_at
    from journey_snapshots s join journeys o on o.id = s.journey_id
    where o.owner_id = ${ownerId} group by s.journey_id)`;
  return db
    .selectFrom("journeys as j")
    .leftJoin("clients as c", "c.id", "j.client_id")
    .leftJoin(published.as("p"), "p.journey_id", "j.id")
    .select([
      "j.id",
      "j.title",
      "j.state",
      "j.client_id",
      "c.full_name as client",
      "j.starts_on",
      "j.ends_on",
    ])
    .select(["j.currency", "j.worth", "j.created_at", "j.state_at", "p.first_at", "p.last_at"])
    .select(sql<boolean>`j.accepted_snapshot_id is not null`.as("was_accepted"))
    .where("j.owner_id", "=", ownerId)
    .orderBy("j.id")
    .execute();
}

/** The hotels of the collection in one person's journeys that are not over. */
export function findLiveHotels(db: Db, ownerId: string) {
  return db
    .selectFrom("journeys as j")
    .innerJoin("journey_blocks as b", "b.journey_id", "j.id")
    .innerJoin("hotels as h", "h.id", "b.hotel_id")
    .select(["j.id as journeyId", "h.id as hotelId", "h.name as hotel"])
    .distinct()
    .where("j.owner_id", "=", ownerId)
    .where("j.state", "in", ["draft", "proposed", "accepted", "booked", "travelling"])
    .where("b.kind", "=", "stay")
    .where("b.is_removed", "=", false)
    .orderBy("j.id")
    .orderBy("h.id")
    .execute();
}

/** How everybody of a role does: proposals sent and taken in a year, and the middle of their lead times. */
export function findPractice(db: Db, { role, since }: { role: string; since: Date }) {
  return db
    .selectFrom("journeys as j")
    .innerJoin("user_roles as r", "r.user_id", "j.owner_id")
    .select([
      "j.owner_id as ownerId",
      sql<number>`count(s.journey_id)::int`.as("sent"),
      sql<number>`count(s.journey_id) filter (where j.accepted_snapshot_id is not null)::int`.as("taken"),
      sql<number>`percentile_cont(0.5) within group (order by j.starts_on - j.created_at::date)::float8`.as(
        "lead",
      ),
      sql<number>`count(*)::int`.as("journeys"),
    ])
    .leftJoin(
      sql<{ journey_id: string }>`(select distinct journey_id from journey_snapshots)`.as("s"),
      "s.journey_id",
      "j.id",
    )
    .where("r.role", "=", role)
    .where("j.created_at", ">=", since)
    .groupBy("j.owner_id")
    .execute();
}
