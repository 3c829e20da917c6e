import { sql } from "kysely";
import { type TakeQuery, type TakerQuery, type TakeWay, takeWays } from "#domain/materials/takes.ts";
import type { Db } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";
import { selectTakes, takerName } from "../queries.ts";

const selectListed = (db: Db, hotelId: string) =>
  selectTakes(db, hotelId).select(["t.id", "t.at", "t.way", "m.title", "v.number", takerName.as("name")]);

/** Found once and then compared by id. A name is looked for only where it is shown. */
const takesOf = (hotelId: string): ListShape => ({
  key: { by: sql`t.id`, kind: "uuid" },
  sorts: { at: { by: sql`t.at`, kind: "time" }, title: { by: sql`m.search`, kind: "text" } },
  search: (pattern) => sql<boolean>`(
    t.material_id = any(array(
      select s.id from materials s where s.hotel_id = ${hotelId}::uuid and s.search like ${pattern}))
    or t.user_id = any(array(
      select k.user_id from hotel_introductions k
      join profiles p on p.id = k.user_id
      left join profile_details d on d.user_id = k.user_id
      left join agencies a on a.id = d.agency_id
      where k.hotel_id = ${hotelId}::uuid and fold_text(${takerName}) like ${pattern})))`,
  filters: { way: (way: TakeWay) => sql`t.way = ${way}` },
  facets: { way: takeWays },
});

type OfHotel<Query> = { hotelId: string; query: Query };
export type TakeRow = Awaited<ReturnType<typeof findTakes>>["rows"][number];

/** What was taken of a hotel, as far as a question leaves it; counted without what is only shown. */
export function findTakes(db: Db, { hotelId, query }: OfHotel<TakeQuery>) {
  const counted = db.selectFrom("material_takes as t").where("t.hotel_id", "=", hotelId);
  return readList(db, selectListed(db, hotelId), takesOf(hotelId), query, counted);
}

/** All whom a hotel does not know yet are one. */
const NOBODY = sql.lit("00000000-0000-0000-0000-000000000000");
const takerId = sql<string>`coalesce(a.id, i.user_id, ${NOBODY}::uuid)`;

/** Who took something of a hotel, by agency: counted by person first, so that few rows are named. */
function selectTakers(db: Db, hotelId: string) {
  const byPerson = db
    .selectFrom("material_takes")
    .select(["user_id", sql<number>`count(*)`.as("takes"), sql<Date>`max(at)`.as("last_at")])
    .where("hotel_id", "=", hotelId)
    .groupBy("user_id");
  const byTaker = db
    .selectFrom(byPerson.as("t"))
    .leftJoin("hotel_introductions as i", (join) =>
      join.onRef("i.user_id", "=", "t.user_id").on("i.hotel_id", "=", hotelId),
    )
    .leftJoin("profiles as p", "p.id", "i.user_id")
    .leftJoin("profile_details as d", "d.user_id", "i.user_id")
    .leftJoin("agencies as a", "a.id", "d.agency_id")
    .select([
      takerId.as("id"),
      takerName.as("name"),
      sql<number>`count(*)::int`.as("people"),
      sql<number>`sum(t.takes)::int`.as("takes"),
      sql<Date>`max(t.last_at)`.as("last_at"),
    ])
    .groupBy([takerId, takerName]);
  return db.selectFrom(byTaker.as("g")).selectAll("g");
}

const takers: ListShape = {
  key: { by: sql`g.id`, kind: "uuid" },
  sorts: {
    takes: { by: sql`g.takes`, kind: "integer" },
    lastAt: { by: sql`g.last_at`, kind: "time" },
    name: { by: sql`fold_text(coalesce(g.name, ''))`, kind: "text" },
  },
  search: (pattern) => sql`fold_text(g.name) like ${pattern}`,
};
export type TakerRow = Awaited<ReturnType<typeof findTakersOf>>["rows"][number];

/** Who took something of a hotel, as far as a question leaves them. */
export function findTakersOf(db: Db, { hotelId, query }: OfHotel<TakerQuery>) {
  return readList(db, selectTakers(db, hotelId), takers, query);
}
