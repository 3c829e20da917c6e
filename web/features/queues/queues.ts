import { useQuery } from "@tanstack/react-query";
import type { QueueBoard } from "#domain/queues/queues.ts";
import type { TrendBoard } from "#domain/queues/trends.ts";
import type { QueuesApi } from "#server/queues/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { QUEUES } from "./keys.ts";

// What comes in without a word to administrators is seen within a minute.
const AGAIN_MS = 60_000;

/** What waits for the team. */
export function useQueues() {
  return useQuery({
    queryKey: [...QUEUES, "board"],
    queryFn: async (): Promise<QueueBoard> => bodyOf(await memberApi<QueuesApi>().admin.queues.$get()),
    refetchInterval: AGAIN_MS,
  });
}

/** How the last weeks went. */
export function useTrends() {
  return useQuery({
    queryKey: [...QUEUES, "trends"],
    queryFn: async (): Promise<TrendBoard> => bodyOf(await memberApi<QueuesApi>().admin.trends.$get()),
  });
}
