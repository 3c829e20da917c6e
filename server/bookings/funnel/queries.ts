import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

type Span = { hotelId: string; from: Date; until: Date };

// Agreed once is agreed, whatever became of it later.
const isAgreed = sql<boolean>`exists (select from booking_events e where e.booking_id = b.id and e.kind in ('accept', 'take'))`;
const isStayed = sql<boolean>`b.state = 'stayed'`;

/** How many took something of a hotel's kit or asked something of it in a period. */
export async function countReached(db: Db, { hotelId, from, until }: Span): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select t.user_id from material_takes t join materials m on m.id = t.material_id
        where m.hotel_id = ${hotelId} and t.at >= ${from} and t.at < ${until}
      union
      select owner_id from bookings
        where hotel_id = ${hotelId} and created_at >= ${from} and created_at < ${until}
    ) as reached`.execute(db);
  return rows[0]!.people;
}

/** What was asked of a hotel in a period, and how much of it was agreed on and stayed; each with how many asked it. */
export function countAsked(db: Db, { hotelId, from, until }: Span) {
  return db
    .selectFrom((asked) =>
      asked
        .selectFrom("bookings as b")
        .select(["b.owner_id", isAgreed.as("is_agreed"), isStayed.as("is_stayed")])
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

/** Whether a stay ended between two instants, as the monthly account counts it. */
function endedIn({ from, until }: Span) {
  return sql<boolean>`exists (select from booking_events e where e.booking_id = b.id and e.kind = 'stayed'
    and e.at >= ${from} and e.at < ${until})`;
}

/** How many stays of a hotel's ended in a period. */
export async function countCompleted(db: Db, span: Span): Promise<number> {
  const { count } = await db
    .selectFrom("bookings as b")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("b.hotel_id", "=", span.hotelId)
    .where(endedIn(span))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the figures of a period count, the newest first. */
export function findCounted(db: Db, span: Span, limit: number) {
  const { hotelId, from, until } = span;
  const isAsked = sql<boolean>`b.created_at >= ${from} and b.created_at < ${until}`;
  const isCompleted = endedIn(span);
  return db
    .selectFrom("bookings as b")
    .select(["b.id", "b.reference", isAsked.as("asked"), isAgreed.as("agreed"), isStayed.as("stayed")])
    .select(isCompleted.as("completed"))
    .where("b.hotel_id", "=", hotelId)
    .where((eb) => eb.or([isAsked, isCompleted]))
    .orderBy("b.created_at", "desc")
    .orderBy("b.id")
    .limit(limit)
    .execute();
}
