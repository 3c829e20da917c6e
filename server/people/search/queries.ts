import type { Db } from "#platform/database/database.ts";
import { wordPatterns } from "#platform/database/list/search-words.ts";

/** So many people can be looked at one by one; a word that more have does not help to find anybody. */
const FEW = 10_000;

/**
 * Everybody who has a rare one of the words in their name or address; null where every word is common, and
 * walking the list in its order meets enough of them soon.
 */
export async function findCandidates(db: Db, typed: string): Promise<string[] | null> {
  for (const pattern of wordPatterns(typed)) {
    const found = await db
      .selectFrom("listed_people")
      .select("id")
      .where("words", "like", pattern)
      .limit(FEW + 1)
      .execute();
    if (found.length <= FEW) return found.map(({ id }) => id);
  }
  return null;
}
