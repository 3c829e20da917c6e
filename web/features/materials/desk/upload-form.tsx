import { type FormEvent, useState } from "react";
import {
  type MaterialLanguage,
  materialLanguages,
  materialTypes,
  NewVersion,
} from "#domain/materials/materials.ts";
import { daysBlocker } from "#domain/materials/versions.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "../materials.module.css";
import { addVersion } from "../materials.ts";
import { languageName, typeName } from "../names.ts";
import { refusalWords } from "./refusal-words.ts";
import { sendFile } from "./send-file.ts";

type UploadFormProps = { hotelId: string; onSent: (title: string) => void };

/** A new version of a material: the file with its progress, and what it is. */
export function UploadForm({ hotelId, onSent }: UploadFormProps) {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { run } = useWrite(addVersion);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form));
    const { file, ...words } = given;
    setProblem(undefined);
    if (!(file instanceof File) || file.name === "") return setProblem(m.materials_file_missing());
    const filled = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ""));
    if (!filled.title) return setProblem(m.materials_title_missing());
    if (daysBlocker(filled)) return setProblem(m.materials_days_reversed());
    setPercent(0);
    const sent = await sendFile(file, setPercent);
    setPercent(undefined);
    if ("refusal" in sent) return setProblem(refusalWords(sent.refusal));
    const parsed = NewVersion.safeParse({ ...filled, uploadId: sent.uploadId });
    if (!parsed.success) return setProblem(m.materials_failed());
    const done = await run({ hotelId, version: parsed.data });
    if (done.state !== "done") {
      const isKind = done.state === "refused" && done.code === "unsupported_media_type";
      return setProblem(isKind ? m.materials_wrong_kind() : m.materials_failed());
    }
    form.reset();
    onSent(parsed.data.title);
  };
  return (
    <form className={`work ${styles.uploadForm}`} noValidate onSubmit={(event) => void onSubmit(event)}>
      <h2>{m.materials_send_title()}</h2>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField label={m.materials_file()} hint={m.materials_file_hint()} type="file" name="file" required />
      <TextField label={m.materials_title()} name="title" maxLength={120} required />
      <SelectField
        label={m.materials_facet_type()}
        name="type"
        options={materialTypes.map((value) => ({ value, label: typeName(value) }))}
      />
      <SelectField
        label={m.materials_facet_language()}
        name="language"
        options={materialLanguages.map((value: MaterialLanguage) => ({ value, label: languageName(value) }))}
      />
      <SelectField label={m.materials_season()} name="season" options={seasons()} />
      <TextField label={m.materials_valid_until()} type="date" name="validUntil" isOptional />
      <TextField label={m.materials_embargo()} type="date" name="embargoUntil" isOptional />
      <TextField label={m.materials_credit()} name="credit" maxLength={160} isOptional />
      <TextAreaField label={m.materials_changes()} name="changes" maxLength={300} isOptional />
      {percent !== undefined && <Progress percent={percent} label={m.materials_sending()} />}
      <Button type="submit" size="work" isBusy={percent !== undefined}>
        {m.materials_send()}
      </Button>
    </form>
  );
}

function seasons() {
  const year = new Date().getFullYear();
  const years = [year, year + 1].map(String).map((value) => ({ value, label: value }));
  return [{ value: "all", label: m.materials_season_all() }, ...years];
}
