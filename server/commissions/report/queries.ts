import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** The day on which a commission came, by São Paulo's days. */
const arrivedOn = sql`(arrived_at at time zone 'America/Sao_Paulo')::date`;

/** Payment days: the middle of how many days lie between check-out and the day on which the money came. */
export const medianPaymentDays = sql<
  number | null
>`percentile_disc(0.5) within group (order by ${arrivedOn} - check_out)::int`;

type Span = { hotelId: string; from: string; until: string };
/** The day that something is about, as the bank tells it; else the one on which it happened. */
const toldDay = sql<string>`coalesce(e.data ->> 'on', (e.at at time zone 'America/Sao_Paulo')::date::text)`;

/** What happened to a hotel's commissions in a period. */
export function findMoves(db: Db, { hotelId, from, until }: Span) {
  return db
    .selectFrom("commission_events as e")
    .innerJoin("commissions as c", "c.id", "e.commission_id")
    .innerJoin("bookings as b", "b.id", "c.booking_id")
    .select(["b.reference", "e.kind", toldDay.as("on")])
    .where("c.hotel_id", "=", hotelId)
    .where("e.kind", "in", ["confirmed", "declared_paid", "settled", "received", "disputed"])
    .where(sql<boolean>`${toldDay} between ${from} and ${until}`)
    .orderBy("e.id")
    .execute();
}

/** How many days after check-out a hotel's money came, in a period: the median alone, with the last day it came. */
export async function findPaymentDays(db: Db, { hotelId, from, until }: Span) {
  const { rows } = await sql<{ days: number | null; on: string | null }>`
    select ${medianPaymentDays} as days, max(${arrivedOn})::text as on
    from commissions where hotel_id = ${hotelId} and ${arrivedOn} between ${from}::date and ${until}::date`.execute(
    db,
  );
  return rows[0];
}
