import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import dialogStyles from "./dialog.module.css";
import styles from "./sheet.module.css";

type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  side?: "left" | "right";
  children: ReactNode;
};

/** A panel that slides in from a side and holds the focus until it is closed. */
export function Sheet({ isOpen, onOpenChange, label, side = "right", children }: SheetProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogStyles.scrim} />
        <BaseDialog.Popup
          className={classNames(styles.sheet, side === "left" && styles.sheetLeft)}
          aria-label={label}
        >
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
