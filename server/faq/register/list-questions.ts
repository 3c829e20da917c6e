import type { QuestionQuery } from "#domain/faq/questions.ts";
import type { Deps } from "../../deps.ts";
import { findQuestions } from "./queries.ts";
import { toQuestion } from "./to-question.ts";

/** The questions that an administrator's question leaves, some at a time. */
export async function listQuestions({ db }: Pick<Deps, "db">, query: QuestionQuery) {
  const { rows, ...list } = await findQuestions(db, query);
  return { ...list, rows: rows.map(toQuestion) };
}
