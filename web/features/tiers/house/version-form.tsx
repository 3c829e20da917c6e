import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { Simulation } from "#domain/tiers/versions.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { said } from "./field-values.ts";
import styles from "./house.module.css";
import { SimulationView } from "./simulation-view.tsx";
import { refusalWords } from "./words.ts";

type VersionFormProps<Draft> = {
  /** What the fields say, or null where they say nothing that can be sent. */
  read: (fields: FormData) => Draft | null;
  simulate: (draft: Draft) => Promise<Outcome<unknown, Simulation>>;
  publish: (draft: Draft, dated: { startsOn: string; note: string }) => Promise<Outcome<unknown, unknown>>;
  isBusy: boolean;
  children: ReactNode;
};

/** A draft of a version: tried to see who would move, and published with the day from which it holds. */
export function VersionForm<Draft>({ read, simulate, publish, isBusy, children }: VersionFormProps<Draft>) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [simulation, setSimulation] = useState<Simulation>();
  const tryOut = async () => {
    const draft = read(new FormData(form.current!));
    if (!draft) return setProblem(m.tiers_error_fields());
    const outcome = await simulate(draft);
    setProblem(outcome.state === "done" ? undefined : refusalWords(outcome));
    setSimulation(outcome.state === "done" ? outcome.value : undefined);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const draft = read(fields);
    const [startsOn, note] = [said(fields, "startsOn"), said(fields, "note")];
    if (!draft || startsOn === "" || note === "") return setProblem(m.tiers_error_fields());
    const outcome = await publish(draft, { startsOn, note });
    setProblem(outcome.state === "done" ? undefined : refusalWords(outcome));
    if (outcome.state === "done") toast({ text: m.tiers_published() });
  };
  return (
    <form ref={form} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className={styles.actions}>
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => void tryOut()}>
          {m.tiers_simulate()}
        </Button>
      </div>
      {simulation && <SimulationView simulation={simulation} />}
      <TextField name="startsOn" type="date" label={m.tiers_starts_on()} hint={m.tiers_starts_on_hint()} />
      <TextAreaField name="note" label={m.tiers_note()} hint={m.tiers_note_hint()} maxLength={500} />
      <div className={styles.actions}>
        <Button size="work" type="submit" isBusy={isBusy}>
          {m.tiers_publish()}
        </Button>
      </div>
    </form>
  );
}
