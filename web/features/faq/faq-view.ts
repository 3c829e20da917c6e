import type { FaqTopic } from "#domain/faq/faq.ts";

/** A question in the reader's language. */
export type QuestionView = {
  id: string;
  question: string;
  answer: string[];
  link: { label: string; path: string } | null;
};

export type FaqGroupView = { topic: FaqTopic; entries: readonly QuestionView[] };
