import { Bell } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "#messages/messages.js";
import { NEWS_HASH } from "#web/portal/news-hash.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";
import styles from "#web/ui/icon-button.module.css";
import { useUpdates } from "./updates.ts";
import { UpdatesDialog } from "./updates-dialog.tsx";

/** The bell with how many updates are unread; pressed, or named in the address, it opens them (spec §2). */
export function UpdatesBell() {
  const [isPressed, setIsPressed] = useState(false);
  const { updates, unread } = useUpdates();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const namedId = hash.startsWith(NEWS_HASH) ? hash.slice(NEWS_HASH.length) : null;
  const turn = (isOpen: boolean) => {
    setIsPressed(isOpen);
    if (!isOpen && namedId) void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        data-slot="icon-button"
        onClick={() => turn(true)}
        aria-haspopup="dialog"
        aria-label={unread ? m.updates_bell_unread({ count: unread }) : m.updates_bell()}
      >
        <Bell size={18} strokeWidth={1.4} aria-hidden="true" />
        <CountBadge count={unread} />
      </button>
      <UpdatesDialog
        isOpen={isPressed || (namedId !== null && updates.length > 0)}
        onOpenChange={turn}
        updates={updates}
        namedId={namedId}
      />
    </>
  );
}
