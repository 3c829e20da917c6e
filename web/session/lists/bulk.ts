import type { QueryKey } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import { type BulkActionId, BulkCheck, type BulkItem, type BulkRequest, BulkRun } from "#domain/bulk/bulk.ts";
import type { BulkApi } from "#server/bulk/contract.ts";
import { memberApi } from "../member-api.ts";
import { bodyOf } from "../queries/refusal.ts";
import type { Write } from "../queries/write.ts";

/** One thing that can be done with many rows. */
export type BulkChoice = {
  id: BulkActionId;
  label: string;
  /** Whether it is said why: it has to be, or it may be. */
  reason?: "needed" | "may";
};

/** What a list offers to do with many of its rows, how a row is named to the server, and what is read again afterwards. */
export type ListBulk<Row> = {
  choices: BulkChoice[];
  item: (row: Row) => BulkItem;
  changes: QueryKey;
};

const AGAIN_MS = 1_500;

/** What an action would do. */
export function useBulkCheck(request: BulkRequest) {
  return useQuery({
    queryKey: ["bulk-check", request],
    queryFn: async () =>
      BulkCheck.parse(await bodyOf(await memberApi<BulkApi>().bulk.check.$post({ json: request }))),
    gcTime: 0,
  });
}

/** How far a run is; asked again until it is over. */
export function useBulkRun(first: BulkRun) {
  return useQuery({
    queryKey: ["bulk-run", first.id],
    initialData: first,
    queryFn: async () =>
      BulkRun.parse(await bodyOf(await memberApi<BulkApi>().bulk[":id"].$get({ param: { id: first.id } }))),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : AGAIN_MS),
  });
}

export function isOver({ state }: BulkRun): boolean {
  return state === "done" || state === "undone";
}

export const startBulk: Write<BulkRequest, BulkRun> = {
  send: (request, intent) => memberApi<BulkApi>().bulk.$post({ json: request }, intent),
};

export const undoBulk: Write<string, BulkRun> = {
  send: (id, intent) => memberApi<BulkApi>().bulk[":id"].undo.$post({ param: { id } }, intent),
};
