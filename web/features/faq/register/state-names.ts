import type { QuestionState } from "#domain/faq/questions.ts";
import { m } from "#messages/messages.js";

const names = {
  published: m.questions_published,
  hidden: m.questions_hidden,
} satisfies Record<QuestionState, () => string>;

/** Whether the site shows a question, in a word. */
export const stateName = (state: QuestionState): string => names[state]();
