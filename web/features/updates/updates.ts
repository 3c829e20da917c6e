import type { SystemUpdates } from "#domain/updates/updates.ts";
import { type LiveName, useLive } from "#web/session/live/live.ts";
import { memberApi } from "#web/session/member-api.ts";
import { createResource, type Loaded, useResource } from "#web/session/resource.ts";
import { Unread } from "#web/session/unread.ts";

const none: SystemUpdates = { updates: [], unread: 0 };
const news: LiveName[] = ["update"];

const updates = createResource(async (): Promise<SystemUpdates> => {
  const answer = await memberApi().updates.$get();
  if (!answer.ok) throw new Unread(answer);
  return answer.json();
});

/** The news of the platform for the reader's role, kept current while it is looked at. */
export function useUpdates(): Loaded<SystemUpdates> {
  useLive(news, updates.reload);
  return useResource(updates);
}

/** What there is to show: a reading that failed shows nothing and says nothing (spec §8). */
export function shownUpdates(loaded: Loaded<SystemUpdates>): SystemUpdates {
  return loaded.state === "ready" ? loaded.value : none;
}

/** Marks one update, or all, as read; the answer is the list as it is then. */
export async function markUpdatesRead(ids: string[] | "all"): Promise<void> {
  const answer = await memberApi()
    .updates.read.$post({ json: { ids } })
    .catch(() => null);
  if (answer?.ok) updates.put(await answer.json());
}
