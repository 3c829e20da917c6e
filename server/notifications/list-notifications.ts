import { NOTIFICATIONS_LIMIT, type Notifications } from "#domain/notifications/notifications.ts";
import type { Deps } from "../deps.ts";
import type { Params } from "./notice.ts";
import { countUnread, findNotifications } from "./queries.ts";

/** What a person is told and asked, newest first, in both languages. */
export async function listNotifications(
  { db, notices }: Pick<Deps, "db" | "notices">,
  userId: string,
): Promise<Notifications> {
  const rows = await findNotifications(db, { userId, limit: NOTIFICATIONS_LIMIT });
  const notifications = rows.flatMap(({ id, kind, params, link, created_at: at, read_at: readAt }) => {
    const notice = notices.find((known) => known.kind === kind);
    if (!notice) return [];
    const text = {
      pt: notice.sentence(params as Params, { locale: "pt" }),
      en: notice.sentence(params as Params, { locale: "en" }),
    };
    return [{ id, kind, text, link, createdAt: at.toISOString(), isRead: readAt !== null }];
  });
  return { notifications, unread: await countUnread(db, userId) };
}
