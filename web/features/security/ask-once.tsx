import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";

type AskOnceProps = {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  failure?: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks once, in words, before something is taken away. */
export function AskOnce({
  title,
  text,
  action,
  isBusy,
  failure,
  onClose,
  onConfirm,
  children,
}: AskOnceProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button look="quiet" size="work" onClick={onClose}>
            {m.profile_cancel()}
          </Button>
          <Button look="danger" size="work" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
