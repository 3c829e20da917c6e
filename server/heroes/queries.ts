import type { SitePage } from "#domain/site/pages.ts";
import type { Db } from "#platform/database/database.ts";

/** The published heroes of a page, whether or not it is their time. */
export function selectHeroes(db: Db, page: SitePage) {
  return db
    .selectFrom("heroes")
    .select([
      "page",
      "kind",
      "picture",
      "film",
      "alt",
      "focal_points as focalPoints",
      "position",
      "starts_at as startsAt",
      "ends_at as endsAt",
      "is_published as isPublished",
    ])
    .where("page", "=", page)
    .where("is_published", "=", true)
    .execute();
}
