import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** Since when offers wait for review. */
export function findWaits(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom("products")
    .select(sql<Date>`coalesce(sent_at, updated_at)`.as("at"))
    .where("draft_state", "=", "in_review")
    .orderBy("sent_at")
    .limit(limit)
    .execute();
}
