import type { Journey } from "#domain/journeys/journeys.ts";
import { Overview, OverviewQuery } from "#domain/journeys/overview.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { JOURNEYS } from "../keys.ts";

/** The figures of everybody's journeys that an address asks for. */
export function useOverview(asked: Record<string, string>) {
  const query = OverviewQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...JOURNEYS, "overview", query],
    read: async (cursor) => {
      const answer = await memberApi<JourneysApi>().journeys.overview.$get({
        query: { ...query, ...(cursor ? { cursor } : {}) },
      });
      return Overview.parse(await bodyOf(answer));
    },
  });
}

/** Opens one with a reason, which is logged. */
export const openJourney: Write<{ id: string; reason: string }, Journey> = {
  send: ({ id, reason }, intent) =>
    memberApi<JourneysApi>().journeys.overview[":id"].$post({ param: { id }, json: { reason } }, intent),
};
