import { sql } from "kysely";
import type { HotelPeopleQuery } from "#domain/hotels/hotel-people.ts";
import { type HotelPart, hotelParts } from "#domain/hotels/members.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectPeople(db: Db) {
  return db
    .selectFrom("hotel_members as m")
    .innerJoin("profiles as p", "p.id", "m.user_id")
    .innerJoin("auth.users as u", "u.id", "m.user_id")
    .innerJoin("hotels as h", "h.id", "m.hotel_id")
    .select([
      "m.user_id",
      "p.full_name",
      "u.email",
      "m.hotel_id",
      "h.name as hotel",
      "m.part",
      "m.created_at",
    ]);
}

export type HotelPersonRow = Awaited<ReturnType<typeof findHotelPeople>>["rows"][number];

const people: ListShape = {
  key: { by: sql`m.hotel_id::text || m.user_id::text`, kind: "text" },
  sorts: {
    since: { by: sql`m.created_at`, kind: "time" },
    name: { by: sql`p.search`, kind: "text" },
    hotel: { by: sql`h.name_search`, kind: "text" },
  },
  // Who and where have an index each, which one condition over both could not use.
  search: (pattern) => sql`(m.user_id in (select id from listed_people where words like ${pattern})
    or m.hotel_id in (select id from hotels where name_search like ${pattern}))`,
  filters: { part: (part: HotelPart) => sql`m.part = ${part}` },
  facets: { part: hotelParts },
};

/** Who works for which hotel, as far as a question leaves them. */
export function findHotelPeople(db: Db, query: HotelPeopleQuery) {
  return readList(db, selectPeople(db), people, query);
}
