import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
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
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim" />
        <BaseDialog.Popup
          ref={popup}
          className={classNames("dialog", isWide && "dialog-wide")}
          initialFocus={() => firstField(popup.current)}
        >
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

/** Where typing begins at once; under a finger a keyboard would cover what the dialog says, so there it is nothing. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  if (!window.matchMedia("(pointer: fine)").matches) return null;
  return popup?.querySelector<HTMLElement>(":is(input:not([readonly]), textarea)") ?? null;
}
