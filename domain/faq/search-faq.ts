import { inLanguage, paragraphsIn } from "../localized.ts";
import { matchesQuery } from "../search.ts";
import type { Language } from "../text.ts";
import type { FaqEntry, FaqGroup } from "./faq.ts";

type Search = { groups: readonly FaqGroup[]; query: string; language: Language };

/** The groups with the questions that speak of every word of a query; a group without any is left out. */
export function searchFaq({ groups, query, language }: Search): FaqGroup[] {
  const speaks = ({ question, answer }: FaqEntry) =>
    matchesQuery(query, [inLanguage(question, language), ...paragraphsIn(answer, language)]);
  return groups
    .map(({ topic, entries }) => ({ topic, entries: entries.filter(speaks) }))
    .filter(({ entries }) => entries.length > 0);
}
