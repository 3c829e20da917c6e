import type { Db, Tx } from "#platform/database/database.ts";

/** Hotels by their ids with where they lie, those among them that have left the collection too. */
export function findStayHotels(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom("hotels")
    .leftJoin("hotel_chapters", (join) =>
      join.onRef("hotel_chapters.hotel_id", "=", "hotels.id").on("hotel_chapters.kind", "=", "location"),
    )
    .select([
      "hotels.id",
      "slug",
      "name",
      "country",
      "place",
      "hotels.is_published as isPublished",
      "hotel_chapters.content as location",
    ])
    .where("hotels.id", "in", [...ids])
    .execute();
}
