import { type RefObject, useEffect, useRef } from "react";
import type { Attempt } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { NotFoundView } from "#web/site/not-found-view.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Notice } from "#web/ui/notice.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import { said } from "../words.ts";
import { Options } from "./options.tsx";
import { PortraitSoFar } from "./portrait-so-far.tsx";
import styles from "./quiz.module.css";
import { QuizFoot } from "./quiz-foot.tsx";
import { QuizHead } from "./quiz-head.tsx";
import { Ticks } from "./ticks.tsx";
import { useQuiz } from "./use-quiz.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";

type QuizProps = { token: string; attempt: Attempt; problem: "failed" | undefined };

/** One question a screen. Without scripts each answer is posted, and the next question comes as a page. */
export function QuizView({ token, attempt, problem }: QuizProps) {
  const quiz = useQuiz(token, attempt);
  const isLive = useIsLive();
  const form = useRef<HTMLFormElement>(null);
  const { question, place, asked, answers, heading, failure } = quiz;
  const { content } = attempt;
  const given = answers[question.key];
  const dimension = content.dimensions.find(({ key }) => key === question.dimension)!;
  useQuizKeys({
    count: question.options.length,
    choose: (at) => quiz.choose(question.options[at]!.key),
    next: quiz.next,
    back: quiz.back,
  });
  usePickedEarly(form, quiz.choose);
  if (quiz.state === "gone") return <NotFoundView />;
  return (
    <form
      ref={form}
      className={styles.quiz}
      method="post"
      data-live={isLive ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("value") === "skip") quiz.skip();
        else quiz.next();
      }}
    >
      <QuizHead savedAt={quiz.savedAt} state={quiz.state} />
      <main id="content" className={classNames("wrap", "grid-12", styles.main)}>
        <div className={styles.words}>
          <p className={styles.dimension}>
            {m.diagnostic_place({ dimension: said(dimension.name), at: place + 1, of: asked.length })}
          </p>
          <Ticks questions={asked} answers={answers} place={place} />
          <h1 ref={heading} tabIndex={-1} className="d3" id="question">
            {said(question.text)}
          </h1>
          <input type="hidden" name="question" value={question.key} />
          <Options question={question} given={given} onChoose={quiz.choose} />
          {given === null && <p className={styles.skipped}>{m.diagnostic_skipped()}</p>}
          {(problem || failure) && (
            <Notice tone={failure === "waiting" ? "warn" : "bad"}>
              {failure === "waiting" ? m.diagnostic_end_waits() : m.diagnostic_failed()}
            </Notice>
          )}
        </div>
        <PortraitSoFar content={content} soFar={quiz.soFar} />
      </main>
      <QuizFoot quiz={quiz} isLive={isLive} />
    </form>
  );
}

/** Takes over what somebody chose before the scripts were there. */
function usePickedEarly(form: RefObject<HTMLFormElement | null>, choose: (option: string) => void): void {
  const first = useRef(choose);
  useEffect(() => {
    const picked = form.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    if (picked && !picked.defaultChecked) first.current(picked.value);
  }, [form]);
}
