import type { Notifications } from "#domain/notifications/notifications.ts";
import { type LiveName, useLive } from "#web/session/live/live.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource, type Loaded, useResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

const asked: LiveName[] = ["notification"];

/** What the reader is asked to do. */
export const notifications = createResource(async (): Promise<Notifications> => {
  const answer = await memberApi().notifications.$get();
  if (!answer.ok) throw new Unread(answer);
  return answer.json() as Promise<Notifications>;
});

/** The reader's notifications, kept current while they are looked at. */
export function useNotifications(): Loaded<Notifications> {
  useLive(asked, notifications.reload);
  return useResource(notifications);
}

/** Puts one notification, or all, away; the answer is the list as it is then. */
export async function markNotificationsRead(ids: string[] | "all"): Promise<void> {
  const answer = await memberApi()
    .notifications.read.$post({ json: { ids } })
    .catch(() => null);
  if (answer?.ok) notifications.put((await answer.json()) as Notifications);
}
