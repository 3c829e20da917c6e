import { NOTIFICATIONS_LIMIT, type Notifications } from "#domain/notifications/notifications.ts";
import type { Deps } from "../deps.ts";
import { countUnread, findNotifications } from "./queries.ts";

/** What a person is asked to do, newest first. */
export async function listNotifications({ db }: Pick<Deps, "db">, userId: string): Promise<Notifications> {
  const rows = await findNotifications(db, { userId, limit: NOTIFICATIONS_LIMIT });
  const notifications = rows.map(({ id, kind, params, link, created_at: at, read_at: readAt }) => ({
    id,
    kind,
    params,
    link,
    createdAt: at.toISOString(),
    isRead: readAt !== null,
  }));
  return {
    notifications: notifications as Notifications["notifications"],
    unread: await countUnread(db, userId),
  };
}
