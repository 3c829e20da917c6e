import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Notifications } from "#domain/notifications/notifications.ts";
import type { NotificationsApi } from "#server/notifications/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { guess, type Write } from "#web/session/queries/write.ts";
import { NOTIFICATIONS } from "./keys.ts";

const notificationsQuery = queryOptions({
  queryKey: [...NOTIFICATIONS, "list"],
  queryFn: async () =>
    (await bodyOf(await memberApi<NotificationsApi>().notifications.$get())) as Notifications,
});

/** What the reader is asked to do. */
export function useNotifications() {
  return useQuery(notificationsQuery);
}

/** Puts some notifications, or all, away; the answer is the list as it is then. */
export const markNotificationsRead: Write<string[] | "all", Notifications> = {
  send: (ids, intent) => memberApi<NotificationsApi>().notifications.read.$post({ json: { ids } }, intent),
  guesses: [guess(notificationsQuery.queryKey, withRead)],
  answers: notificationsQuery.queryKey,
};

function withRead({ notifications, unread }: Notifications, ids: string[] | "all"): Notifications {
  const isMeant = (id: string) => ids === "all" || ids.includes(id);
  const put = notifications.filter(({ id, isRead }) => !isRead && isMeant(id)).length;
  return {
    notifications: notifications.map((one) => ({ ...one, isRead: one.isRead || isMeant(one.id) })),
    unread: ids === "all" ? 0 : Math.max(0, unread - put),
  };
}
