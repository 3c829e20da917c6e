import type { NotificationWords } from "#domain/notifications/notifications.ts";
import { m } from "#messages/messages.js";

/** The sentence of a notification in the reader's language. */
export function notificationWords(notification: NotificationWords): string {
  switch (notification.kind) {
    case "account_waiting":
      return m.notification_account_waiting(notification.params);
    case "renewal_asked":
      return m.notification_renewal_asked(notification.params);
    case "profile_to_complete":
      return m.notification_profile_to_complete();
  }
}
