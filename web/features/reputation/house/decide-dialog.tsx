import { type FormEvent, useId, useState } from "react";
import { type AppealRow, evidenceName } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { entryName, refusalWords, signed } from "../words.ts";
import { decideAppeal } from "./appeals.ts";

/** Answers an appeal: with the points the entry should have, or with why it stands. */
export function DecideDialog({ appeal, onClose }: { appeal: AppealRow; onClose: () => void }) {
  const formId = useId();
  const { run, isBusy } = useWrite(decideAppeal);
  const [isGranted, setIsGranted] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { entry, person, id, version } = appeal;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [answer, typed] = ["answer", "points"].map((name) => String(fields.get(name) ?? "").trim());
    if (!answer || (isGranted && !/^-?\d{1,5}$/.test(typed ?? "")))
      return setProblem(m.reputation_appeals_missing());
    const outcome = await run({ id, version, answer, points: isGranted ? Number(typed) : null });
    if (outcome.state !== "done") {
      return setProblem(refusalWords(outcome.state === "refused" ? outcome.code : undefined));
    }
    toast({ text: m.reputation_appeals_done() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.reputation_appeals_title({ name: person.name })}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {m.reputation_appeals_send()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          <b>{[entryName(entry), evidenceName(entry, getLocale())].filter(Boolean).join(", ")}</b>{" "}
          {signed(entry.points)}
        </p>
        <blockquote>{appeal.text}</blockquote>
        <SelectField
          label={m.reputation_appeals_answer()}
          value={isGranted ? "granted" : "denied"}
          onChange={(event) => setIsGranted(event.currentTarget.value === "granted")}
          options={[
            { value: "granted", label: m.reputation_appeals_grant() },
            { value: "denied", label: m.reputation_appeals_deny() },
          ]}
        />
        {isGranted && (
          <TextField
            name="points"
            label={m.reputation_appeals_points()}
            hint={m.reputation_appeals_points_hint()}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <TextAreaField name="answer" label={m.reputation_appeals_words()} maxLength={1_000} required />
      </form>
    </Dialog>
  );
}
