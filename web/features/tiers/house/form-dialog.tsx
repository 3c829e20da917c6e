import { type FormEvent, type ReactNode, useId, useState } from "react";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalWords } from "./words.ts";

type FormDialogProps = {
  title: string;
  action: string;
  done: string;
  children: ReactNode;
  /** Sends what the fields say; words where they say nothing that can be sent. */
  send: (fields: FormData) => Promise<Outcome<unknown, unknown>> | string;
  onClose: () => void;
};

/** Asks for what a decision needs, and stays open with the reason if it is refused. */
export function FormDialog({ title, action, done, children, send, onClose }: FormDialogProps) {
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (fields: FormData) => {
    const sent = send(fields);
    if (typeof sent === "string") return setProblem(sent);
    setIsBusy(true);
    const outcome = await sent;
    setIsBusy(false);
    if (outcome.state !== "done") return setProblem(refusalWords(outcome));
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
        <>
          <Button look="quiet" size="work" onClick={onClose}>
            {m.reason_back()}
          </Button>
          <Button size="work" type="submit" form={formId} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={onSubmit}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}

/** What a field says, without the spaces around it. */
export const said = (fields: FormData, name: string) => String(fields.get(name) ?? "").trim();

/** A whole number that a field says; undefined for anything else. */
export function wholeOf(fields: FormData, name: string): number | undefined {
  const text = said(fields, name).replace("−", "-");
  return /^-?\d{1,7}$/.test(text) ? Number(text) : undefined;
}
