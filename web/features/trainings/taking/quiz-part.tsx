import { type FormEvent, useState } from "react";
import type { QuizResult, TrainingPage } from "#domain/trainings/passport.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CertificateCard } from "../passport/certificates-panel.tsx";
import { takeQuiz } from "../trainings.ts";
import styles from "./taking.module.css";

type QuizProps = {
  page: TrainingPage;
  result: QuizResult | undefined;
  onResult: (result: QuizResult | undefined) => void;
};

/** The quiz of a training, what came of it, and the certificate. */
export function QuizPart({ page, result, onResult }: QuizProps) {
  const { certificate, blocker, passPercent, questions } = page;
  const shown = result?.certificate ?? certificate;
  return (
    <section aria-labelledby="quiz" className={styles.quiz}>
      <h2 id="quiz">{m.trainings_quiz()}</h2>
      {result && <Outcome {...{ page, result }} />}
      {shown && <CertificateCard certificate={shown} />}
      {!result?.isPassed && (
        <>
          <p className="note">
            {blocker
              ? blockerWords(page)
              : m.trainings_quiz_lead({ questions: questions.length, passPercent })}
          </p>
          {!blocker && <QuizForm page={page} onResult={onResult} />}
        </>
      )}
    </section>
  );
}

function Outcome({
  page,
  result: { isPassed, right, of, wrong, triesLeft },
}: Omit<QuizProps, "onResult"> & { result: QuizResult }) {
  const nameOf = (key: string) => page.questions.find((question) => question.key === key)?.text;
  return (
    <Notice tone={isPassed ? "ok" : "warn"}>
      <p>
        <b>{isPassed ? m.trainings_passed_title() : m.trainings_failed_title()}</b>{" "}
        {m.trainings_score({ right, of })} {!isPassed && m.trainings_tries({ tries: triesLeft })}
      </p>
      {wrong.length > 0 && (
        <ul className={styles.wrong}>
          {wrong.map(({ question, why }) => {
            const text = nameOf(question);
            return (
              <li key={question}>
                {text && said(text)} {why && <em>{said(why)}</em>}
              </li>
            );
          })}
        </ul>
      )}
    </Notice>
  );
}

function QuizForm({ page, onResult }: Pick<QuizProps, "page" | "onResult">) {
  const { id, version, questions } = page;
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useWrite(takeQuiz);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (questions.some(({ key }) => !answers[key])) return setProblem(m.trainings_answer_all());
    setProblem(undefined);
    const given = questions.map(({ key }) => ({ question: key, option: answers[key]! }));
    const outcome = await run({ id, version, answers: given });
    if (outcome.state === "done") {
      setAnswers({});
      return onResult(outcome.value);
    }
    const code = outcome.state === "refused" ? outcome.code : undefined;
    setProblem(
      outcome.state === "conflict"
        ? m.trainings_changed()
        : code === "training_tries"
          ? m.trainings_no_tries()
          : m.trainings_failed(),
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {questions.map(({ key, text, options }, at) => (
        <fieldset key={key}>
          <legend>
            {at + 1}. {said(text)}
          </legend>
          {options.map((option) => (
            <label key={option.key}>
              <input
                type="radio"
                name={key}
                value={option.key}
                checked={answers[key] === option.key}
                onChange={() => setAnswers({ ...answers, [key]: option.key })}
              />
              {said(option.text)}
            </label>
          ))}
        </fieldset>
      ))}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" size="work" isBusy={isBusy}>
        {m.trainings_send()}
      </Button>
    </form>
  );
}

function blockerWords({ blocker }: TrainingPage): string {
  if (blocker === "training_passed") return m.trainings_is_passed();
  return blocker === "training_tries" ? m.trainings_no_tries() : m.trainings_read_first();
}
