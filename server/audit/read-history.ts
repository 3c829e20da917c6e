import type { Db } from "#platform/database/database.ts";
import { findEntries } from "./queries.ts";

const LIMIT = 50;

/** What was done to one thing, the latest first. */
export function readHistory(db: Db, subject: { subjectType: string; subjectId: string }) {
  return findEntries(db, { ...subject, limit: LIMIT });
}
