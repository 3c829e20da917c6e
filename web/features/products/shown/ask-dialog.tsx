import { type FormEvent, type ReactNode, useId, useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";

type AskDialogProps = {
  title: string;
  action: string;
  isBusy: boolean;
  isReady?: boolean;
  /** What came of it, in place of the form; nothing while it is still asked. */
  made: ReactNode;
  /** Sends what the fields say; why it was not taken, in words. */
  send: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for something, stays open with the reason if it is refused, and shows what came of it. */
export function AskDialog(props: AskDialogProps) {
  const { title, action, isBusy, isReady = true, made, send, onClose, children } = props;
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send().then(setProblem);
  };
  const actions = made ? (
    <Button size="work" onClick={onClose}>
      {m.close()}
    </Button>
  ) : (
    <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy} disabled={!isReady}>
      {action}
    </DialogFooter>
  );
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} actions={actions}>
      {made || (
        <form id={formId} className="work stack" onSubmit={submit}>
          {problem && <Notice tone="bad">{problem}</Notice>}
          {children}
        </form>
      )}
    </Dialog>
  );
}
