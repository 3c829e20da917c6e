import { Popover } from "@base-ui/react/popover";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";
import floatingStyles from "#web/ui/floating.module.css";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import { NotificationList } from "./notification-list.tsx";
import styles from "./notifications.module.css";
import { markNotificationsRead, useNotifications } from "./notifications.ts";

/** What there is to do, with its own count, apart from the bell. */
export function NotificationsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useNotifications();
  const { run: markRead } = useWrite(markNotificationsRead);
  const unread = query.data?.unread ?? 0;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        className={iconButtonStyles.iconButton}
        data-slot="icon-button"
        aria-label={unread ? m.notifications_button_unread({ count: unread }) : m.notifications_button()}
      >
        <Inbox size={18} strokeWidth={1.4} aria-hidden="true" />
        <CountBadge count={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={floatingStyles.floating} align="end" sideOffset={4}>
          <Popover.Popup className={classNames(floatingStyles.floatingSheet, styles.notifications)}>
            <div className={styles.notificationsHead}>
              <Popover.Title>{m.notifications_title()}</Popover.Title>
              {unread > 0 && (
                <Button look="quiet" size="small" onClick={() => void markRead("all")}>
                  {m.notifications_mark_all()}
                </Button>
              )}
            </div>
            <QueryView query={query} lines={2}>
              {({ notifications }) => (
                <NotificationList list={notifications} onFollow={() => setIsOpen(false)} />
              )}
            </QueryView>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
