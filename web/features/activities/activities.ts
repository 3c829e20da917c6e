import {
  type Activity,
  type ActivityCorrection,
  ActivityList,
  ActivityQuery,
  type NewActivity,
} from "#domain/activities/activities.ts";
import type { ActivitiesApi } from "#server/activities/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const ACTIVITIES = ["activities"] as const;

/** What we did, as an address asks for it. */
export function useActivities(asked: Record<string, string>) {
  const query = ActivityQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...ACTIVITIES, query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return ActivityList.parse(
        await bodyOf(await memberApi<ActivitiesApi>().activities.$get({ query: page })),
      );
    },
  });
}

const STALE = [ACTIVITIES, ["accountability"]] as const;

/** Records an activity for each hotel it names. */
export const recordActivity: Write<NewActivity, unknown> = {
  send: (activity, intent) => memberApi<ActivitiesApi>().activities.$post({ json: activity }, intent),
  changes: STALE,
};

/** Says anew what an activity was. */
export const correctActivity: Write<{ id: string; correction: ActivityCorrection }, Activity> = {
  send: ({ id, correction }, intent) =>
    memberApi<ActivitiesApi>().activities[":id"].$put({ param: { id }, json: correction }, intent),
  changes: STALE,
};
