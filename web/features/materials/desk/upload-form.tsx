import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { daysBlocker } from "#domain/materials/versions.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../materials.module.css";
import { sendVersion, titleOf } from "./send-version.ts";
import { type SendingRow, Sendings } from "./sendings.tsx";
import { VersionFields } from "./version-fields.tsx";

type UploadFormProps = { hotelId: string; onSent: (title: string) => void };

/** New versions of materials: files with the progress of each, and what they are. */
export function UploadForm({ hotelId, onSent }: UploadFormProps) {
  const queries = useQueryClient();
  const [rows, setRows] = useState<SendingRow[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [names, setNames] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const files = new FormData(form).getAll("file").filter((file): file is File => file instanceof File);
    const words = wordsOf(form);
    const blocker = blockerOf(files, words);
    setProblem(blocker);
    if (blocker) return;
    setIsBusy(true);
    setRows(files.map(({ name }) => ({ id: crypto.randomUUID(), name, percent: 0 })));
    const change = (at: number, row: Partial<SendingRow>) =>
      setRows((before) => before.map((one, index) => (index === at ? { ...one, ...row } : one)));
    let refused = 0;
    for (const [at, file] of files.entries()) {
      const title = files.length > 1 ? titleOf(file) : String(words.title);
      const onProgress = (percent: number) => change(at, { percent });
      const refusal = await sendVersion(queries, { hotelId, file, words: { ...words, title }, onProgress });
      change(at, refusal ? { problem: refusal } : { percent: 100, isDone: true });
      if (refusal) refused += 1;
      else onSent(title);
    }
    setIsBusy(false);
    if (refused > 0) return;
    form.reset();
    setNames([]);
  };
  return (
    <form className={`work ${styles.uploadForm}`} noValidate onSubmit={(event) => void onSubmit(event)}>
      <h2>{m.materials_send_title()}</h2>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <FilePick names={names} onPick={setNames} />
      {names.length > 1 ? (
        <p className={styles.itemText}>{m.materials_titles_by_name()}</p>
      ) : (
        <TextField label={m.materials_title()} name="title" maxLength={120} required />
      )}
      <VersionFields />
      <Sendings rows={rows} />
      <Button type="submit" size="work" isBusy={isBusy}>
        {m.materials_send()}
      </Button>
    </form>
  );
}

/** The files to send, by a button and words of the reader's language. */
function FilePick({ names, onPick }: { names: string[]; onPick: (names: string[]) => void }) {
  return (
    <Field label={m.materials_files()} hint={m.materials_file_hint()}>
      {(control) => (
        <div className={styles.filePick}>
          <span {...buttonLook({ look: "outline", size: "work" })} aria-hidden="true">
            {m.materials_pick_files()}
          </span>
          <span>{names.length > 0 ? names.join(", ") : m.materials_no_files()}</span>
          <input
            {...control}
            type="file"
            name="file"
            multiple
            required
            onChange={({ currentTarget }) => onPick([...(currentTarget.files ?? [])].map(({ name }) => name))}
          />
        </div>
      )}
    </Field>
  );
}

/** What was filled in; tags are separated by commas. */
function wordsOf(form: HTMLFormElement): Record<string, unknown> & { tags?: string[] } {
  const { file: _file, tags, ...words } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const filled = Object.entries(words).filter(([, value]) => value.trim() !== "");
  const named = (tags ?? "").split(",").map((tag) => tag.trim());
  return { ...Object.fromEntries(filled), tags: named.filter((tag) => tag !== "") };
}

function blockerOf(files: File[], words: Record<string, unknown>): string | undefined {
  if (files.every(({ name }) => name === "")) return m.materials_file_missing();
  if (files.length === 1 && !words.title) return m.materials_title_missing();
  const today = houseDay(new Date());
  if (!daysBlocker(words, today)) return undefined;
  return String(words.validUntil) < today ? m.materials_days_over() : m.materials_days_reversed();
}
