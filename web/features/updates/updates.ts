import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SystemUpdates } from "#domain/updates/updates.ts";
import type { UpdatesApi } from "#server/updates/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { guess, type Write } from "#web/session/queries/write.ts";
import { UPDATES } from "./keys.ts";

const none: SystemUpdates = { updates: [], unread: 0 };

const updatesQuery = queryOptions({
  queryKey: UPDATES,
  queryFn: async (): Promise<SystemUpdates> => bodyOf(await memberApi<UpdatesApi>().updates.$get()),
});

/** The news of the platform for the reader's role; a reading that failed shows nothing and says nothing (spec §8). */
export function useUpdates() {
  const { data = none, isPending } = useQuery(updatesQuery);
  return { ...data, isPending };
}

/** The same with its states, for a page that is nothing but the news. */
export function useUpdatesReading() {
  return useQuery(updatesQuery);
}

/** Marks some updates, or all, as read; the answer is the list as it is then. */
export const markUpdatesRead: Write<string[] | "all", SystemUpdates> = {
  send: (ids, intent) => memberApi<UpdatesApi>().updates.read.$post({ json: { ids } }, intent),
  guesses: [guess(updatesQuery.queryKey, withRead)],
  answers: updatesQuery.queryKey,
};

function withRead({ updates, unread }: SystemUpdates, ids: string[] | "all"): SystemUpdates {
  const isMeant = (id: string) => ids === "all" || ids.includes(id);
  const seen = updates.filter(({ id, isRead }) => !isRead && isMeant(id)).length;
  return {
    updates: updates.map((one) => ({ ...one, isRead: one.isRead || isMeant(one.id) })),
    unread: ids === "all" ? 0 : Math.max(0, unread - seen),
  };
}
