import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef } from "react";
import type { SystemUpdates } from "#domain/updates/updates.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import dialogStyles from "#web/ui/dialog.module.css";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import { UpdateItem } from "./update-item.tsx";
import styles from "./updates.module.css";
import { markUpdatesRead } from "./updates.ts";

type UpdatesDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  updates: SystemUpdates["updates"];
  /** The one that an address leads to. */
  namedId: string | null;
};

/** The news of the platform: 42 rem (2xl) wide, 80 vh high, its list scrolling from 500 px on (spec §9). */
export function UpdatesDialog({ isOpen, onOpenChange, updates, namedId }: UpdatesDialogProps) {
  const named = useRef<HTMLButtonElement>(null);
  const { run: markRead } = useWrite(markUpdatesRead);
  const hasUnread = updates.some(({ isRead }) => !isRead);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.scrim} />
        <Dialog.Popup
          className={classNames(dialogStyles.dialog, dialogStyles.dialogWide, styles.updates)}
          initialFocus={() => named.current ?? true}
        >
          <div className={dialogStyles.dialogHead} data-slot="dialog-head">
            <Dialog.Title className={dialogStyles.dialogTitle} data-slot="dialog-title">
              {m.updates_title()}
            </Dialog.Title>
            {hasUnread && (
              <Button look="quiet" size="small" onClick={() => void markRead("all")}>
                {m.updates_mark_all()}
              </Button>
            )}
            <Dialog.Close
              className={iconButtonStyles.iconButton}
              data-slot="icon-button"
              aria-label={m.close()}
            >
              <X size={18} strokeWidth={1.4} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {updates.length === 0 ? (
            <p className={styles.updatesNone}>{m.updates_none()}</p>
          ) : (
            <ul className={styles.updatesList}>
              {updates.map((update) => (
                <UpdateItem key={update.id} update={update} {...(update.id === namedId && { ref: named })} />
              ))}
            </ul>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
