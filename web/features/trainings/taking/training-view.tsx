import { Check } from "lucide-react";
import { useState } from "react";
import type { QuizResult, TrainingPage } from "#domain/trainings/passport.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { readLesson, useTraining } from "../trainings.ts";
import { QuizPart } from "./quiz-part.tsx";
import styles from "./taking.module.css";

/** A training as a member takes it: lessons, then a short quiz, then a certificate. */
export function TrainingView({ id }: { id: string }) {
  const home = useHome();
  const [result, setResult] = useState<QuizResult>();
  const back = (
    <ButtonLink look="outline" size="work" to={`${home}/growth`}>
      {m.trainings_back()}
    </ButtonLink>
  );
  return (
    <QueryView
      query={useTraining(id)}
      head={<PageHead title={m.trainings_training()} actions={back} />}
      lines={8}
    >
      {(page) => (
        <>
          <PageHead title={said(page.title)} text={lead(page)} actions={back} />
          <div className={styles.desk}>
            <Lessons page={page} />
            <QuizPart key={page.version} {...{ page, result }} onResult={setResult} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function lead({ headline, hotel, minutes, lessons, questions }: TrainingPage): string {
  const size = m.trainings_size({ minutes, lessons: lessons.length, questions: questions.length });
  return [said(headline), `${hotel?.name ?? "Lilamonde"}. ${size}`].join(" ");
}

function Lessons({ page: { id, lessons } }: { page: TrainingPage }) {
  const { run, busyWith } = useWrite(readLesson);
  const first = lessons.find(({ isRead }) => !isRead)?.key;
  const read = async (key: string) => {
    const { state } = await run({ id, key });
    if (state !== "done") toast({ text: m.trainings_failed(), tone: "bad" });
  };
  return (
    <section aria-labelledby="lessons" className={styles.lessons}>
      <h2 id="lessons">{m.trainings_lessons()}</h2>
      {lessons.map(({ key, title, text, isRead }, at) => (
        <details key={key} open={key === first}>
          <summary>
            <span>
              {at + 1}. {said(title)}
            </span>
            {isRead && (
              <span className={styles.read}>
                <Check size={15} aria-hidden="true" /> {m.trainings_read()}
              </span>
            )}
          </summary>
          <div className={styles.text}>
            {said(text)
              .split(/\n{2,}/)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            {!isRead && (
              <Button
                look="outline"
                size="work"
                isBusy={busyWith?.key === key}
                aria-label={`${m.trainings_mark_read()}: ${said(title)}`}
                onClick={() => void read(key)}
              >
                {m.trainings_mark_read()}
              </Button>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
