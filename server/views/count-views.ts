import type { Deps } from "../deps.ts";
import { sumViews } from "./queries.ts";

/** How often a page was read in both languages, from one day to another. */
export function countViews(
  { db }: Pick<Deps, "db">,
  period: { path: string; from: string; until: string },
): Promise<number> {
  return sumViews(db, period);
}
