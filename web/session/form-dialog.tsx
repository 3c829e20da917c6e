import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import type { Outcome } from "./queries/outcome.ts";

export type FormDialogProps = {
  title: string;
  action: string;
  /** What is said once it is done. */
  done: string;
  children: ReactNode;
  /** Sends what the fields say; words where they say nothing that can be sent. */
  send: (fields: FormData) => Promise<Outcome<unknown, unknown>> | string;
  /** Why it was not done, in words. */
  refusal: (outcome: Outcome<unknown, unknown>) => string;
  onClose: () => void;
  /** The browser looks at the fields before anything is sent. */
  isBrowserChecked?: boolean;
};

/** Asks for what an act needs, and stays open with the reason if it is refused. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, done, children, send, refusal, onClose, isBrowserChecked = false } = props;
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (fields: FormData) => {
    const sent = send(fields);
    if (typeof sent === "string") return setProblem(sent);
    setIsBusy(true);
    const outcome = await sent;
    setIsBusy(false);
    if (outcome.state !== "done") return setProblem(refusal(outcome));
    toast({ text: done });
    onClose();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {action}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate={!isBrowserChecked} onSubmit={onSubmit}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
