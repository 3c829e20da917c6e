import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { m } from "#messages/messages.js";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import iconButtonStyles from "./icon-button.module.css";

type DialogProps = {
  isOpen: boolean;
  /** Without it there is no way out but its actions. */
  onOpenChange?: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  isWide?: boolean;
};

/** A sheet of paper above the page (a bottom sheet on a phone); Escape closes it and focus goes back where it was. */
export function Dialog({ isOpen, onOpenChange, title, children, actions, isWide }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={isOpen} {...(onOpenChange && { onOpenChange })}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Popup
          ref={popup}
          className={classNames(styles.dialog, isWide && styles.dialogWide)}
          initialFocus={() => firstField(popup.current)}
        >
          <div className={styles.dialogHead} data-slot="dialog-head">
            <BaseDialog.Title className={styles.dialogTitle} data-slot="dialog-title">
              {title}
            </BaseDialog.Title>
            {onOpenChange && (
              <BaseDialog.Close
                className={iconButtonStyles.iconButton}
                data-slot="icon-button"
                aria-label={m.close()}
              >
                <X size={18} strokeWidth={1.4} aria-hidden="true" />
              </BaseDialog.Close>
            )}
          </div>
          <div className={styles.dialogBody}>{children}</div>
          {actions && <div className={styles.dialogActions}>{actions}</div>}
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
