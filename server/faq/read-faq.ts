import { Faq, faqTopics } from "#domain/faq/faq.ts";
import type { Deps } from "../deps.ts";
import { selectEntries } from "./queries.ts";

/** The published questions by topic; a topic without questions is left out. */
export async function readFaq({ db }: Pick<Deps, "db">): Promise<Faq> {
  const entries = await selectEntries(db);
  const groups = faqTopics
    .map((topic) => ({ topic, entries: entries.filter((entry) => entry.topic === topic) }))
    .filter((group) => group.entries.length > 0);
  return Faq.parse({ groups });
}
