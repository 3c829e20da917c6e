import { sql } from "kysely";
import { COLLECTION_PAGE, type HotelFilter } from "#domain/hotels/hotels.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const SUMMARY = [
  "id",
  "slug",
  "name",
  "kind",
  "country",
  "place",
  "style",
  "headline",
  "summary",
  "picture",
  "facts",
  "is_featured as isFeatured",
  "updated_at as updatedAt",
] as const;

type Asked = Pick<HotelFilter, "country" | "style" | "after"> & {
  /** Each begins a word of the hotel, or of a country's name. */
  words: { word: string; countries: string[] }[];
};

const collection: ListShape = {
  key: { by: sql`id`, kind: "uuid" },
  sorts: { order: { by: sql`(lpad(position::text, 8, '0') || lower(name))`, kind: "text" } },
};

/** The published hotels and groups in their order, without their chapters; a group stands for its hotels. */
export function findHotels(db: Db, { country, style, after, words }: Asked) {
  let base = db
    .selectFrom("hotels")
    .select(SUMMARY)
    .where("is_published", "=", true)
    .where("group_id", "is", null)
    .$if(Boolean(country), (query) => query.where("country", "=", country!))
    .$if(Boolean(style), (query) => query.where("style", "=", style!));
  for (const { word, countries } of words) {
    base = base.where((eb) =>
      eb.or([
        eb("search", "like", `% ${word}%`),
        ...(countries.length > 0 ? [eb("country", "in", countries)] : []),
      ]),
    );
  }
  return readList(db, base, collection, {
    ...{ q: "", sort: "order", limit: COLLECTION_PAGE },
    cursor: after || undefined,
  });
}

/** What the whole collection can be narrowed by. */
export async function selectChoices(db: Db): Promise<{ countries: string[]; styles: string[] }> {
  const shown = sql`from hotels where is_published and group_id is null`;
  const { rows } = await sql<{ countries: string[] | null; styles: string[] | null }>`select
    (select array_agg(distinct country order by country) ${shown}) as countries,
    (select array_agg(distinct style order by style) ${shown}) as styles`.execute(db);
  return { countries: rows[0]?.countries ?? [], styles: rows[0]?.styles ?? [] };
}

/** One published hotel, without its chapters. */
export function selectHotel(db: Db | Tx, slug: string) {
  return db
    .selectFrom("hotels")
    .select(SUMMARY)
    .where("slug", "=", slug)
    .where("is_published", "=", true)
    .executeTakeFirst();
}

/** A published hotel with what it keeps for those who sell it. */
export function selectServed(db: Db, slug: string) {
  return db
    .selectFrom("hotels as h")
    .leftJoin("hotel_sheets as s", "s.hotel_id", "h.id")
    .select(["h.id", "h.slug", "h.name", "h.kind", "h.place", "h.picture", "h.time_zone", "s.content"])
    .where("h.slug", "=", slug)
    .where("h.is_published", "=", true)
    .executeTakeFirst();
}

/** The published hotels of a group, in their order. */
export function selectHotelsOf(db: Db, groupId: string) {
  return db
    .selectFrom("hotels")
    .select(["slug", "name", "place"])
    .where("group_id", "=", groupId)
    .where("is_published", "=", true)
    .orderBy("position")
    .execute();
}

/** The published chapters of a hotel in the order they are read. */
export function selectChapters(db: Db, hotelId: string) {
  return db
    .selectFrom("hotel_chapters")
    .select(["kind", "content", "updated_at as updatedAt"])
    .where("hotel_id", "=", hotelId)
    .where("is_published", "=", true)
    .orderBy("position")
    .execute();
}

/** The published hotels with the latest change of theirs or of one of their chapters. */
export function selectChanges(db: Db) {
  return db
    .selectFrom("hotels")
    .leftJoin("hotel_chapters", "hotel_chapters.hotel_id", "hotels.id")
    .select(({ fn, ref }) => [
      "slug",
      sql<Date>`greatest(${ref("hotels.updated_at")}, ${fn.max("hotel_chapters.updated_at")})`.as(
        "changedAt",
      ),
    ])
    .where("hotels.is_published", "=", true)
    .groupBy("hotels.id")
    .orderBy("hotels.position")
    .execute();
}
