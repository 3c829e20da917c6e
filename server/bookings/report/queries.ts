import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

type Span = { hotelId: string; from: string; until: string };
// Months of ours are São Paulo's.
const dayOf = (column: "b.created_at" | "e.at") =>
  sql<string>`(${sql.ref(column)} at time zone 'America/Sao_Paulo')::date::text`;

/** What was asked of a hotel in a period, with how it stands and who asked. */
export function findAsked(db: Db, { hotelId, from, until }: Span) {
  return db
    .selectFrom("bookings as b")
    .leftJoin("profile_details as d", "d.user_id", "b.owner_id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .select(["b.reference", "a.name as agency", dayOf("b.created_at").as("on")])
    .where("b.hotel_id", "=", hotelId)
    .where(sql<boolean>`${dayOf("b.created_at")} between ${from} and ${until}`)
    .orderBy("b.created_at")
    .execute();
}

/** What happened to a hotel's bookings in a period: agreements, nights and losses, with the reason that was given. */
export function findOutcomes(db: Db, { hotelId, from, until }: Span) {
  return db
    .selectFrom("booking_events as e")
    .innerJoin("bookings as b", "b.id", "e.booking_id")
    .select([
      "b.reference",
      "e.kind",
      sql<string | null>`e.data ->> 'reason'`.as("reason"),
      // What is no stay has no nights.
      sql<number>`case when b.offer is null then (b.check_out - b.check_in) * b.rooms else 0 end`.as(
        "nights",
      ),
      dayOf("e.at").as("on"),
    ])
    .where("b.hotel_id", "=", hotelId)
    .where("e.kind", "in", ["accept", "take", "decline", "withdraw", "cancel", "lapsed", "no_show", "stayed"])
    .where(sql<boolean>`${dayOf("e.at")} between ${from} and ${until}`)
    .orderBy("e.id")
    .execute();
}
