import type { Db } from "#platform/database/database.ts";

const SUMMARY = [
  "id",
  "slug",
  "name",
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

/** The published hotels in their order, without their chapters. */
export function selectHotels(db: Db) {
  return db
    .selectFrom("hotels")
    .select(SUMMARY)
    .where("is_published", "=", true)
    .orderBy("position")
    .orderBy("name")
    .execute();
}

/** One published hotel, without its chapters. */
export function selectHotel(db: Db, slug: string) {
  return db
    .selectFrom("hotels")
    .select(SUMMARY)
    .where("slug", "=", slug)
    .where("is_published", "=", true)
    .executeTakeFirst();
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
