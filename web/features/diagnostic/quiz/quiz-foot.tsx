import { m } from "#messages/messages.js";
import { Arrow } from "#web/ui/arrow.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./quiz.module.css";
import type { useQuiz } from "./use-quiz.ts";

type FootProps = { quiz: ReturnType<typeof useQuiz>; isLive: boolean };

/** The ways back, past this question and on; without scripts the way back is a link. */
export function QuizFoot({ quiz, isLive }: FootProps) {
  const { question, place, asked, answers, isLast, isEnding } = quiz;
  const given = answers[question.key];
  const before = asked[place - 1];
  return (
    <footer className={styles.foot} data-bottom-bar="">
      <div className={classNames("wrap", styles.footRow)}>
        {before &&
          (isLive ? (
            <Button look="outline" onClick={quiz.back}>
              <Arrow /> {m.diagnostic_back()}
            </Button>
          ) : (
            <a className="text-link" href={`?at=${before.key}`}>
              {m.diagnostic_back()}
            </a>
          ))}
        <button
          className={classNames("text-link", styles.skip)}
          type="submit"
          name="intent"
          value="skip"
          formNoValidate
        >
          {m.diagnostic_not_for_me()}
        </button>
        <span className={styles.keys} aria-hidden="true">
          <kbd>1</kbd> {m.diagnostic_key_to()} <kbd>{question.options.length}</kbd>{" "}
          {m.diagnostic_key_answers()}
          <kbd>←</kbd> {m.diagnostic_key_back()}
        </span>
        <Button
          type="submit"
          name="intent"
          value="next"
          isBusy={isEnding}
          disabled={isLive && given === undefined}
        >
          {isLast && given !== undefined ? m.diagnostic_see_result() : m.diagnostic_continue()}
        </Button>
      </div>
    </footer>
  );
}
