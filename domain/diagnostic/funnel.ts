import type { QuestionnaireContent } from "./questionnaires.ts";
import { type Answers, askedQuestions, nextOpen } from "./scoring.ts";

type Counted = { key: string; reached: number; answered: number; skipped: number; stopped: number };

/** Where people stop: whoever has not finished stands at the first question that waits for them. */
export function funnelOf(
  content: QuestionnaireContent,
  attempts: readonly { answers: Answers; isFinished: boolean }[],
): Counted[] {
  const counts = new Map<string, Counted>(
    content.questions.map(({ key }) => [key, { key, reached: 0, answered: 0, skipped: 0, stopped: 0 }]),
  );
  for (const { answers, isFinished } of attempts) {
    const waiting = isFinished ? null : nextOpen(content, answers);
    for (const { key } of askedQuestions(content, answers)) {
      const count = counts.get(key)!;
      const given = answers[key];
      if (given === undefined && key !== waiting) continue;
      count.reached += 1;
      if (given === null) count.skipped += 1;
      else if (given !== undefined) count.answered += 1;
      if (key === waiting) count.stopped += 1;
    }
  }
  return [...counts.values()];
}
