import type { Db } from "#platform/database/database.ts";

/** The id of a hotel by its slug, if there is one. */
export async function findHotelBySlug(db: Db, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom("hotels").select("id").where("slug", "=", slug).executeTakeFirst();
  return row?.id;
}
