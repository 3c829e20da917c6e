import { type FormEvent, type ReactNode, useId, useState } from "react";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { refusalText } from "../words.ts";

type MoveDialogProps = {
  title: string;
  text: string;
  action: string;
  done: string;
  children: ReactNode;
  /** Sends what the fields say; words where they say nothing that can be sent. */
  send: (fields: FormData) => Promise<Outcome<unknown, unknown>> | string;
  onClose: () => void;
};

/** Asks for what a move needs, and stays open with the reason if it is refused. */
export function MoveDialog({ title, text, action, done, children, send, onClose }: MoveDialogProps) {
  const formId = useId();
  const [refusal, setRefusal] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (fields: FormData) => {
    const sent = send(fields);
    if (typeof sent === "string") return setRefusal(sent);
    setIsBusy(true);
    const outcome = await sent;
    setIsBusy(false);
    if (outcome.state !== "done") return setRefusal(refusalText(outcome));
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
            {m.earnings_cancel()}
          </Button>
          <Button size="work" type="submit" form={formId} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={onSubmit}>
        <p>{text}</p>
        {children}
        {refusal && <p role="alert">{refusal}</p>}
      </form>
    </Dialog>
  );
}
