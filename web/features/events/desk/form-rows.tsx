import type { ReactNode } from "react";
import type { Part, Question } from "#domain/events/events.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../events.module.css";

type RowsProps<Row> = { rows: Row[]; onChange: (rows: Row[]) => void; error: string | undefined };

/** What guests are asked. */
export function QuestionRows({ rows, onChange, error }: RowsProps<Question>) {
  const change = (index: number, part: Partial<Question>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <Rows
      {...{ legend: m.events_form_questions(), error, count: rows.length, most: 8 }}
      onAdd={() => onChange([...rows, { id: newId(rows), label: { pt: "", en: "" }, isRequired: false }])}
    >
      {rows.map(({ id, label, isRequired }, index) => (
        <div key={id} className={styles.rowFields}>
          <TextField
            label={m.events_form_question_pt()}
            value={label.pt}
            maxLength={160}
            onChange={(event) => change(index, { label: { ...label, pt: event.target.value } })}
          />
          <TextField
            label={m.events_form_question_en()}
            value={label.en}
            maxLength={160}
            onChange={(event) => change(index, { label: { ...label, en: event.target.value } })}
          />
          <Checkbox
            label={m.events_form_required()}
            checked={isRequired}
            onChange={(event) => change(index, { isRequired: event.target.checked })}
          />
          <Remove name={label.pt} onRemove={() => onChange(rows.filter((_, at) => at !== index))} />
        </div>
      ))}
    </Rows>
  );
}

const newId = (rows: Question[]) => {
  const known = new Set(rows.map(({ id }) => id));
  let number = rows.length + 1;
  while (known.has(`q${number}`)) number++;
  return `q${number}`;
};

/** What happens when. */
export function ProgrammeRows({ rows, onChange, error }: RowsProps<Part>) {
  const change = (index: number, part: Partial<Part>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const noteOf = (pt: string, en: string) => (pt.trim() === "" && en.trim() === "" ? null : { pt, en });
  return (
    <Rows
      {...{ legend: m.events_form_programme(), error, count: rows.length, most: 30 }}
      onAdd={() => onChange([...rows, { at: "19:00", title: { pt: "", en: "" }, note: null }])}
    >
      {rows.map(({ at, title, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of the programme is its place
        <div key={index} className={styles.rowFields}>
          <TextField
            label={m.events_time()}
            type="time"
            value={at}
            onChange={(event) => change(index, { at: event.target.value })}
          />
          <TextField
            label={m.events_form_part_pt()}
            value={title.pt}
            maxLength={140}
            onChange={(event) => change(index, { title: { ...title, pt: event.target.value } })}
          />
          <TextField
            label={m.events_form_part_en()}
            value={title.en}
            maxLength={140}
            onChange={(event) => change(index, { title: { ...title, en: event.target.value } })}
          />
          <TextField
            label={m.events_form_note_pt()}
            isOptional
            value={note?.pt ?? ""}
            maxLength={160}
            onChange={(event) => change(index, { note: noteOf(event.target.value, note?.en ?? "") })}
          />
          <TextField
            label={m.events_form_note_en()}
            isOptional
            value={note?.en ?? ""}
            maxLength={160}
            onChange={(event) => change(index, { note: noteOf(note?.pt ?? "", event.target.value) })}
          />
          <Remove name={title.pt} onRemove={() => onChange(rows.filter((_, place) => place !== index))} />
        </div>
      ))}
    </Rows>
  );
}

type FrameProps = {
  legend: string;
  error: string | undefined;
  count: number;
  most: number;
  onAdd: () => void;
  children: ReactNode;
};

function Rows({ legend, error, count, most, onAdd, children }: FrameProps) {
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      {error && <Notice tone="bad">{error}</Notice>}
      {children}
      {count < most && (
        <Button look="outline" size="work" aria-label={`${m.events_add()}: ${legend}`} onClick={onAdd}>
          {m.events_add()}
        </Button>
      )}
    </fieldset>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button look="quiet" size="small" aria-label={`${m.events_remove()}: ${name}`} onClick={onRemove}>
      {m.events_remove()}
    </Button>
  );
}
