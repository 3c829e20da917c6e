import type { Question } from "#domain/diagnostic/questionnaires.ts";
import type { Answers } from "#domain/diagnostic/scoring.ts";
import { m } from "#messages/messages.js";
import styles from "./quiz.module.css";

type TicksProps = { questions: readonly Question[]; answers: Answers; place: number };

/** How far one is: a tick for each question, a gap between dimensions. */
export function Ticks({ questions, answers, place }: TicksProps) {
  const done = questions.filter(({ key }) => answers[key] !== undefined).length;
  return (
    <div
      className={styles.ticks}
      role="progressbar"
      aria-valuemin={0}
      aria-valuenow={done}
      aria-valuemax={questions.length}
      aria-label={m.diagnostic_progress({ done, of: questions.length })}
    >
      {questions.map(({ key, dimension }, at) => (
        <i
          key={key}
          data-now={at === place ? "" : undefined}
          data-done={answers[key] !== undefined ? "" : undefined}
          data-break={at > 0 && questions[at - 1]!.dimension !== dimension ? "" : undefined}
        />
      ))}
    </div>
  );
}
