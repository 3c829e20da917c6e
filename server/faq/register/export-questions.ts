import type { FaqTopic } from "#domain/faq/faq.ts";
import type { QuestionExport, QuestionState } from "#domain/faq/questions.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { findAllQuestions, type QuestionRow } from "./queries.ts";
import { toQuestion } from "./to-question.ts";

const topicNames = {
  hotels: m.faq_topic_hotels,
  advisors: m.faq_topic_advisors,
  community: m.faq_topic_community,
  account: m.faq_topic_account,
} satisfies Record<FaqTopic, unknown>;
const stateNames = {
  published: m.questions_published,
  hidden: m.questions_hidden,
} satisfies Record<QuestionState, unknown>;

/** The questions that an administrator's question leaves, as a file in a language. */
export function exportQuestions({ db }: Pick<Deps, "db">, query: QuestionExport): Response {
  const { language } = query;
  return csvAnswer({
    name: m.questions_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findAllQuestions(db, query),
  });
}

function columnsIn(locale: Language): CsvColumn<QuestionRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: say(m.questions_topic), value: (row) => say(topicNames[toQuestion(row).topic]) },
    { heading: say(m.questions_position), value: ({ position }) => String(position) },
    { heading: say(m.questions_in_pt), value: (row) => toQuestion(row).question.pt },
    { heading: say(m.questions_in_en), value: (row) => toQuestion(row).question.en },
    { heading: say(m.questions_state), value: (row) => say(stateNames[toQuestion(row).state]) },
    { heading: say(m.questions_changed), value: ({ updated_at }) => houseDay(updated_at) },
  ];
}
