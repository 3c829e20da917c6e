import type { FaqEntry } from "#domain/faq/faq.ts";
import { inLanguage, paragraphsIn } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";
import type { FaqApi } from "#server/faq/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";
import type { FaqGroupView, QuestionView } from "./faq-view.ts";

/** The published questions in the language of the request. */
export async function readFaq({
  api,
  publicUrl,
  locale,
}: Pick<PageInput, "api" | "publicUrl" | "locale">): Promise<FaqGroupView[]> {
  const answer = await createApi<FaqApi>(api, publicUrl).faq.$get();
  if (!answer.ok) throw failedReading(answer, "the questions");
  const { groups } = await answer.json();
  return groups.map(({ topic, entries }) => ({
    topic,
    entries: entries.map((entry) => toView(entry, locale)),
  }));
}

function toView({ id, question, answer, link }: FaqEntry, language: Language): QuestionView {
  return {
    id,
    question: inLanguage(question, language),
    answer: paragraphsIn(answer, language),
    link: link && { label: inLanguage(link.label, language), path: link.path },
  };
}
