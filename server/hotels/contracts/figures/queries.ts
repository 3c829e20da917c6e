import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** The end of the last contract of some hotels, where it has one and has not come yet. */
export function findEnds(db: Db, { hotelIds, today }: { hotelIds: readonly string[]; today: string }) {
  const last = sql<{ hotel_id: string; ends_on: string | null }>`(
    select distinct on (hotel_id) hotel_id, ends_on from hotel_contracts
    where hotel_id = any(${[...hotelIds]}::uuid[])
    order by hotel_id, starts_on desc, version desc)`;
  return db
    .selectFrom(last.as("c"))
    .innerJoin("hotels as h", "h.id", "c.hotel_id")
    .select(["h.id as hotelId", "h.name as hotel", "c.ends_on as endsOn"])
    .where("c.ends_on", ">=", today)
    .orderBy("c.ends_on")
    .orderBy("h.id")
    .$narrowType<{ endsOn: string }>()
    .execute();
}
