import { type RawBuilder, sql } from "kysely";

const MAX_WORDS = 8;

/**
 * The condition that every word of what was typed is somewhere in a text, whatever the accents and case. `find`
 * says where, given the pattern for `like`; the texts it looks in are folded (fold_text) or without accents.
 */
export function findsWords(
  typed: string,
  find: (pattern: RawBuilder<string>) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const patterns = wordPatterns(typed);
  if (patterns.length === 0) return sql<boolean>`true`;
  const conditions = patterns.map(find);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The pattern for `like` of each word that was typed. */
function wordPatterns(typed: string): RawBuilder<string>[] {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => sql<string>`fold_text(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`);
}
