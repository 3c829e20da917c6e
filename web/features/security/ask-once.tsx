import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
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
        <DialogFooter
          onBack={onClose}
          back={m.profile_cancel()}
          look="danger"
          isBusy={isBusy}
          onClick={onConfirm}
        >
          {action}
        </DialogFooter>
      }
    >
      <p>{text}</p>
      {children}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
