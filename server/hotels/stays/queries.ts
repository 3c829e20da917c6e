import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

// Every picture of a chapter, however deep it stands.
const PICTURES = 'strict $.** ? ((@.kind == "art" || @.kind == "file") && exists(@.alt))';

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

/** The hotels of the collection that can be booked, in its order, with the rate plans in force on a day. */
export function findBookable(db: Db, { today }: { today: string }) {
  return db
    .selectFrom("hotels")
    .select(["id", "slug", "name", "country", "place", "headline", "summary", "picture"])
    .select(({ selectFrom }) =>
      selectFrom("hotel_contracts as c")
        .select(sql`c.terms -> 'ratePlans'`.as("plans"))
        .whereRef("c.hotel_id", "=", "hotels.id")
        .where("c.starts_on", "<=", today)
        .where((eb) => eb.or([eb("c.ends_on", "is", null), eb("c.ends_on", ">=", today)]))
        .orderBy("c.starts_on", "desc")
        .orderBy("c.version", "desc")
        .limit(1)
        .as("plans"),
    )
    .select(({ selectFrom }) =>
      selectFrom("hotel_chapters as h")
        .select(
          sql`coalesce(jsonb_agg(jsonb_path_query_array(h.content, ${PICTURES}::jsonpath) order by h.position), '[]')`.as(
            "pictures",
          ),
        )
        .whereRef("h.hotel_id", "=", "hotels.id")
        .where("h.is_published", "=", true)
        .as("pictures"),
    )
    .where("is_published", "=", true)
    .where("kind", "=", "hotel")
    .orderBy("position")
    .orderBy("name")
    .execute();
}
