import { matchesQuery } from "#domain/search.ts";
import type { FaqGroupView } from "./faq-view.ts";

/** The groups with the questions that speak of every word of a query; a group without any is left out. */
export function searchQuestions(groups: readonly FaqGroupView[], query: string): FaqGroupView[] {
  return groups
    .map(({ topic, entries }) => ({
      topic,
      entries: entries.filter(({ question, answer }) => matchesQuery(query, [question, ...answer])),
    }))
    .filter(({ entries }) => entries.length > 0);
}
