import { Bell } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { CountBadge } from "#web/ui/count-badge.tsx";
import styles from "#web/ui/icon-button.module.css";
import { useUpdates } from "./updates.ts";
import { UpdatesDialog } from "./updates-dialog.tsx";

/** The bell with how many updates are unread; pressed, it opens them (spec §2). */
export function UpdatesBell() {
  const [isOpen, setIsOpen] = useState(false);
  const { updates, unread } = useUpdates();
  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        data-slot="icon-button"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-label={unread ? m.updates_bell_unread({ count: unread }) : m.updates_bell()}
      >
        <Bell size={18} strokeWidth={1.4} aria-hidden="true" />
        <CountBadge count={unread} />
      </button>
      <UpdatesDialog isOpen={isOpen} onOpenChange={setIsOpen} updates={updates} />
    </>
  );
}
