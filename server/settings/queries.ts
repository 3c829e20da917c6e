import type { Db } from "#platform/database/database.ts";

/** Every setting that was ever set. */
export function selectSettings(db: Db) {
  return db.selectFrom("settings").select(["key", "value"]).execute();
}
