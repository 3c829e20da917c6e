import type { Figures } from "#domain/insights/figures.ts";
import type { Db } from "#platform/database/database.ts";
import { findBirthdays } from "./queries.ts";

const DAYS = 21;

/** Whose day comes soon, of one person's adult clients; nothing else of them is read. */
export function readBirthdays(
  db: Db,
  { ownerId, today }: { ownerId: string; today: string },
): Promise<Figures["birthdays"]> {
  return findBirthdays(db, { ownerId, today, days: DAYS });
}
