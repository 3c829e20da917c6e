import { Link } from "react-router";
import type { Notifications } from "#domain/notifications/notifications.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatLongDate } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import styles from "./notifications.module.css";
import { markNotificationsRead } from "./notifications.ts";

type NotificationListProps = { list: Notifications["notifications"]; onFollow?: () => void };

/** What there is to do, each a way to where it is done; following it puts it away. */
export function NotificationList({ list, onFollow }: NotificationListProps) {
  const { run: markRead } = useWrite(markNotificationsRead);
  if (list.length === 0)
    return (
      <p className={styles.notificationsNone} data-slot="notifications-none">
        {m.notifications_none()}
      </p>
    );
  return (
    <ul className={styles.notificationList} data-slot="notification-list">
      {list.map((notification) => (
        <li key={notification.id}>
          <Link
            to={notification.link}
            data-unread={!notification.isRead || undefined}
            onClick={() => {
              if (!notification.isRead) void markRead([notification.id]);
              onFollow?.();
            }}
          >
            <span>{notification.text[getLocale()]}</span>
            <time className="note" dateTime={notification.createdAt}>
              {formatLongDate(notification.createdAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
