import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { classNames } from "./class-names.ts";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  isWide?: boolean;
};

/** A sheet of paper above the page (a bottom sheet on a phone); Escape closes it and focus goes back where it was. */
export function Dialog({ isOpen, onOpenChange, title, children, actions, isWide }: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Popup className={classNames("dialog", isWide && "dialog-wide")}>
          <div className="dialog-head">
            <BaseDialog.Title className="dialog-title">{title}</BaseDialog.Title>
            <BaseDialog.Close className="icon-button" aria-label={m.close()}>
              <X size={18} strokeWidth={1.4} aria-hidden="true" />
            </BaseDialog.Close>
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
