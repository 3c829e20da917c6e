import { HotelPeople, type HotelPeopleQuery } from "#domain/hotels/hotel-people.ts";
import type { Deps } from "../../../deps.ts";
import { findHotelPeople } from "./queries.ts";

/** Everybody who works for a hotel, in which part, some at a time. */
export async function listHotelPeople(
  { db }: Pick<Deps, "db">,
  query: HotelPeopleQuery,
): Promise<HotelPeople> {
  const { rows, ...list } = await findHotelPeople(db, query);
  return HotelPeople.parse({
    ...list,
    rows: rows.map((row) => ({
      userId: row.user_id,
      name: row.full_name ?? "",
      email: row.email ?? "",
      hotelId: row.hotel_id,
      hotel: row.hotel,
      part: row.part,
      since: row.created_at.toISOString(),
    })),
  });
}
