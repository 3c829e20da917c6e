import type { Figures } from "#domain/insights/figures.ts";
import type { Db } from "#platform/database/database.ts";
import { findEnding } from "./queries.ts";

const AHEAD_MS = 46 * 86_400_000;

/** What one person took of the kit and will soon be able to use no longer. */
export function readEndingKit(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<Figures["kit"]> {
  return findEnding(db, { userId, from: now, until: new Date(now.getTime() + AHEAD_MS) });
}
