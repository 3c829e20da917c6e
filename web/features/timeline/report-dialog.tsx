import { type FormEvent, useId, useState } from "react";
import { type ReportKind, reportKinds } from "#domain/timeline/states.ts";
import type { Author } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./timeline.module.css";
import { sendReport } from "./timeline.ts";
import { reportNames, troubleOf } from "./words.ts";

type ReportDialogProps = {
  subject: { postId: string; commentId: string | null };
  author: Author;
  onMute: () => unknown;
  onClose: () => void;
};

const hints: Partial<Record<ReportKind, () => string>> = { exposes_guest: m.timeline_report_guest_hint };

/** What is wrong with something that was said; the author never learns who reported it. */
export function ReportDialog({ subject, author, onMute, onClose }: ReportDialogProps) {
  const formId = useId();
  const [kind, setKind] = useState<ReportKind>("exposes_guest");
  const [trouble, setTrouble] = useState<string>();
  const { run: report, isBusy } = useWrite(sendReport);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words")).trim() || null;
    const outcome = await report({ ...subject, kind, words });
    setTrouble(troubleOf(outcome));
    if (outcome.state !== "done") return;
    toast({ text: m.timeline_reported() });
    onClose();
  };
  const muteInstead = () => {
    onMute();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.timeline_report_title()}
      actions={
        <>
          <Button look="quiet" size="work" onClick={muteInstead}>
            {m.timeline_mute({ name: author.name })}
          </Button>
          <Button size="work" type="submit" form={formId} isBusy={isBusy}>
            {m.timeline_report_send()}
          </Button>
        </>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        <fieldset className={styles.kinds}>
          <legend className="sr-only">{m.timeline_report_title()}</legend>
          {reportKinds.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              <span>
                {reportNames[one]()}
                {hints[one] && <small className="note">{hints[one]?.()}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          name="words"
          label={m.timeline_report_words()}
          maxLength={500}
          isOptional
          autoComplete="off"
        />
        <p className="note">{m.timeline_report_promise()}</p>
      </form>
    </Dialog>
  );
}
