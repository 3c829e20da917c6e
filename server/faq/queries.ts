import type { Db } from "#platform/database/database.ts";

/** The published questions in their order. */
export function selectEntries(db: Db) {
  return db
    .selectFrom("faq_entries")
    .select(["id", "topic", "question", "answer", "link"])
    .where("is_published", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export function selectLastChange(db: Db) {
  return db
    .selectFrom("faq_entries")
    .select("updated_at as changedAt")
    .where("is_published", "=", true)
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
