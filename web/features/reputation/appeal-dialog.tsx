import { type FormEvent, useId, useState } from "react";
import { type Entry, evidenceName } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./reputation.module.css";
import { appealEntry } from "./reputation.ts";
import { entryName, refusalWords, signed } from "./words.ts";

/** Says why an entry is wrong; it is answered within three working days. */
export function AppealDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const formId = useId();
  const { run, isBusy } = useWrite(appealEntry);
  const [problem, setProblem] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text")).trim();
    setIsMissing(text === "");
    if (text === "") return;
    const sent = await run({ id: entry.id, text });
    if (sent.state !== "done")
      return setProblem(refusalWords(sent.state === "refused" ? sent.code : undefined));
    toast({ text: m.reputation_appeal_sent({ day: formatCalendarDay(sent.value.appeal?.dueOn ?? "") }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.reputation_appeal_title()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {m.reputation_appeal_send()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p className={styles.appealed}>
          <span className="note">{formatDate(entry.at)}</span>
          <b>{[entryName(entry), evidenceName(entry, getLocale())].filter(Boolean).join(", ")}</b>
          <span className={styles.points} data-sign={Math.sign(entry.points)}>
            {signed(entry.points)}
          </span>
        </p>
        <TextAreaField
          name="text"
          label={m.reputation_appeal_text()}
          error={isMissing ? m.reason_missing() : undefined}
          maxLength={2_000}
          required
        />
        <p className="note">{m.reputation_appeal_note()}</p>
      </form>
    </Dialog>
  );
}
