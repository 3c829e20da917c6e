import { type FormEvent, useState } from "react";
import {
  audienceBlocker,
  type EventState,
  NewEvent,
  type Part,
  type Question,
  timesBlocker,
} from "#domain/events/events.ts";
import { m } from "#messages/messages.js";
import { readForm } from "./form-values.ts";

export type EventFormProps = {
  event?: NewEvent & { state?: EventState };
  /** Says what went wrong, or nothing. */
  onSave: (event: NewEvent) => Promise<string | undefined>;
};

/** The rows of an event that is being written, what is wrong with it, and how it is saved. */
export function useEventForm({ event, onSave }: EventFormProps) {
  const [questions, setQuestions] = useState<Question[]>(event?.questions ?? []);
  const [programme, setProgramme] = useState<Part[]>(event?.programme ?? []);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const read = NewEvent.safeParse(
      readForm(new FormData(submitted.currentTarget), { questions, programme }),
    );
    const blocker = read.success ? (timesBlocker(read.data) ?? audienceBlocker(read.data)) : null;
    const fields = read.success
      ? blocker
        ? [blocker]
        : []
      : read.error.issues.map(({ path }) => path.join("."));
    setWrong(fields);
    if (!read.success || blocker) return setProblem(m.events_form_wrong());
    setIsBusy(true);
    setProblem(await onSave(read.data));
    setIsBusy(false);
  };
  const errorOf = (field: string) =>
    wrong.some((each) => each === field || each.startsWith(`${field}.`)) ? m.events_field_wrong() : undefined;
  return {
    ...{ questions, setQuestions, programme, setProgramme },
    ...{ problem, isBusy, errorOf, submit },
  };
}
