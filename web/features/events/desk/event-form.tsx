import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../events.module.css";
import { WhatFields, WhenFields, WhoFields } from "./event-fields.tsx";
import { ProgrammeRows, QuestionRows } from "./form-rows.tsx";
import { TrainingFields } from "./training-fields.tsx";
import { type EventFormProps, useEventForm } from "./use-event-form.ts";

/** An event as it is written, in both languages, with its hours by the clocks of its place. */
export function EventForm(props: EventFormProps) {
  const { errorOf, problem, isBusy, submit, ...rows } = useEventForm(props);
  const written = { event: props.event, errorOf };
  return (
    <form className={`work ${styles.editor}`} noValidate onSubmit={(submitted) => void submit(submitted)}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <WhatFields {...written} />
      <WhenFields {...written} />
      <WhoFields {...written} />
      <TrainingFields {...written} />
      <QuestionRows rows={rows.questions} onChange={rows.setQuestions} error={errorOf("questions")} />
      <ProgrammeRows rows={rows.programme} onChange={rows.setProgramme} error={errorOf("programme")} />
      <div className={styles.steps}>
        <Button type="submit" size="work" isBusy={isBusy}>
          {m.events_save()}
        </Button>
      </div>
    </form>
  );
}
