import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  JourneyBoard,
  JourneyList,
  type JourneyMove,
  type JourneyQuery,
  type NewJourney,
  StayHotels,
} from "#domain/journeys/journey-lists.ts";
import { Journey } from "#domain/journeys/journeys.ts";
import { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { JOURNEYS } from "./keys.ts";

/** The journeys by state, the latest of each. */
export function useBoard(q: string) {
  return useQuery({
    queryKey: [...JOURNEYS, "board", q],
    queryFn: async () =>
      JourneyBoard.parse(await bodyOf(await memberApi<JourneysApi>().journeys.board.$get({ query: { q } }))),
  });
}

type Asked = Partial<Pick<JourneyQuery, "state" | "from" | "until" | "month" | "client">> &
  Pick<JourneyQuery, "q" | "sort">;

/** The journeys an address asks for. */
export function useJourneys({ limit, ...asked }: Asked & { limit?: number }) {
  const given = Object.entries({ ...asked, ...(limit ? { limit: String(limit) } : {}) });
  const query = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as { q: string };
  return useList({
    queryKey: [...JOURNEYS, "list", query],
    read: async (cursor) => {
      const answer = await memberApi<JourneysApi>().journeys.$get({
        query: { ...query, ...(cursor ? { cursor } : {}) },
      });
      return JourneyList.parse(await bodyOf(answer));
    },
  });
}

/** One journey, whole. */
export function journeyQuery(id: string) {
  return queryOptions({ queryKey: [...JOURNEYS, "one", id], queryFn: () => readJourney(id) });
}

/** One journey as the server has it now. */
export async function readJourney(id: string): Promise<Journey> {
  return Journey.parse(await bodyOf(await memberApi<JourneysApi>().journeys[":id"].$get({ param: { id } })));
}

/** A journey as its client would see it now. */
export function previewQuery(id: string) {
  return queryOptions({
    queryKey: [...JOURNEYS, "preview", id],
    queryFn: async () =>
      JourneySnapshot.parse(
        await bodyOf(await memberApi<JourneysApi>().journeys[":id"].preview.$get({ param: { id } })),
      ),
  });
}

/** The hotels that a stay can be at. */
export function useStayHotels() {
  return useQuery({
    queryKey: [...JOURNEYS, "hotels"],
    queryFn: async () =>
      StayHotels.parse(await bodyOf(await memberApi<JourneysApi>().journeys.hotels.$get())).hotels,
    staleTime: 5 * 60_000,
  });
}

/** Begins a journey. */
export const startJourney: Write<NewJourney, Journey> = {
  send: (json, intent) => memberApi<JourneysApi>().journeys.$post({ json }, intent),
  changes: [JOURNEYS],
};

/** Shows a journey to its client. */
export const publishJourney: Write<{ id: string; revision: number }, Journey> = {
  send: ({ id, revision }, intent) =>
    memberApi<JourneysApi>().journeys[":id"].publish.$post({ param: { id }, json: { revision } }, intent),
  changes: [JOURNEYS],
};

/** Takes a journey to another state by hand. */
export const moveJourney: Write<{ id: string; move: JourneyMove }, Journey> = {
  send: ({ id, move }, intent) =>
    memberApi<JourneysApi>().journeys[":id"].state.$post({ param: { id }, json: move }, intent),
  changes: [JOURNEYS],
};
