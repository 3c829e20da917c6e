import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { wordPatterns } from "#platform/database/list/search-words.ts";

/** So many people can be looked at one by one; a word that more have does not help to find anybody. */
const FEW = 10_000;

/**
 * Everybody who has a rare one of the words in their name or address, by the index of each; null where every word is
 * common, and walking the list in its order meets enough of them soon.
 */
export async function findCandidates(db: Db, typed: string): Promise<string[] | null> {
  for (const pattern of wordPatterns(typed)) {
    const [named, addressed] = await Promise.all([
      sql<{ id: string }>`select id from profiles where search like ${pattern} limit ${FEW + 1}`.execute(db),
      sql<{ id: string }>`select id from auth.users where email like ${pattern} limit ${FEW + 1}`.execute(db),
    ]);
    const ids = new Set([...named.rows, ...addressed.rows].map(({ id }) => id));
    if (ids.size <= FEW) return [...ids];
  }
  return null;
}
