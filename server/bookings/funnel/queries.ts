import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

type Span = { hotelId: string; from: Date; until: Date };

/** How many took something of a hotel's kit in a period. */
export async function countTakers(db: Db, { hotelId, from, until }: Span): Promise<number> {
  const { people } = await db
    .selectFrom("material_takes as t")
    .innerJoin("materials as m", "m.id", "t.material_id")
    .select(sql<number>`count(distinct t.user_id)::int`.as("people"))
    .where("m.hotel_id", "=", hotelId)
    .where("t.at", ">=", from)
    .where("t.at", "<", until)
    .executeTakeFirstOrThrow();
  return people;
}

/** What was asked of a hotel in a period, and how much of it was agreed on and stayed; each with how many asked it. */
export function countAsked(db: Db, { hotelId, from, until }: Span) {
  // Agreed once is agreed, whatever became of it later.
  const agreed = sql`exists (select from booking_events e where e.booking_id = b.id and e.kind in ('accept', 'take'))`;
  return db
    .selectFrom((asked) =>
      asked
        .selectFrom("bookings as b")
        .select(["b.owner_id", sql<boolean>`${agreed}`.as("is_agreed")])
        .select(sql<boolean>`b.state = 'stayed'`.as("is_stayed"))
        .where("b.hotel_id", "=", hotelId)
        .where("b.created_at", ">=", from)
        .where("b.created_at", "<", until)
        .as("b"),
    )
    .select([
      sql<number>`count(*)::int`.as("asked"),
      sql<number>`count(distinct owner_id)::int`.as("askers"),
      sql<number>`(count(*) filter (where is_agreed))::int`.as("agreed"),
      sql<number>`(count(distinct owner_id) filter (where is_agreed))::int`.as("agreers"),
      sql<number>`(count(*) filter (where is_stayed))::int`.as("stayed"),
      sql<number>`(count(distinct owner_id) filter (where is_stayed))::int`.as("stayers"),
    ])
    .executeTakeFirstOrThrow();
}
