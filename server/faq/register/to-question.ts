import { Question } from "#domain/faq/questions.ts";
import type { QuestionRow } from "./queries.ts";

/** A question as the register shows it. */
export function toQuestion({ is_published, updated_at, ...row }: QuestionRow): Question {
  return Question.parse({
    ...row,
    state: is_published ? "published" : "hidden",
    updatedAt: updated_at.toISOString(),
  });
}
