import { sql } from "kysely";
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
      "veil",
      "position",
      "starts_at as startsAt",
      "ends_at as endsAt",
      "is_published as isPublished",
    ])
    .where("page", "=", page)
    .where("is_published", "=", true)
    .execute();
}

/** Tells every node of the pages whose hero began or ended within a span of time. */
export async function announceTurns(db: Db, { after, until }: { after: Date; until: Date }): Promise<void> {
  await sql`select pg_notify('content', 'heroes:' || page) from heroes where is_published
    and (starts_at > ${after} and starts_at <= ${until} or ends_at > ${after} and ends_at <= ${until})
    group by page`.execute(db);
}

/** When the published heroes of each page last changed. */
export function selectChanges(db: Db) {
  return db
    .selectFrom("heroes")
    .select(({ fn }) => ["page", fn.max("updated_at").as("changedAt")])
    .where("is_published", "=", true)
    .groupBy("page")
    .execute();
}
