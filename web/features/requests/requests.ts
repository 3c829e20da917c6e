import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  type FeatureRequest,
  type NewRequest,
  type RequestDetail,
  RequestList,
  type RequestMerge,
  type RequestMove,
  RequestQuery,
} from "#domain/requests/requests.ts";
import { DeskUpdateList } from "#domain/updates/update-desk.ts";
import type { RequestsApi } from "#server/requests/contract.ts";
import type { UpdatesApi } from "#server/updates/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

export const REQUESTS = ["requests"] as const;

/** The requests an address asks for. */
export function useRequests({ state, q }: Pick<RequestQuery, "state" | "q">) {
  const query = { q, ...(state ? { state } : {}) };
  return useList({
    queryKey: [...REQUESTS, "list", query],
    read: async (cursor) => {
      const asked = { ...query, ...(cursor ? { cursor } : {}) };
      return RequestList.parse(await bodyOf(await memberApi<RequestsApi>().requests.$get({ query: asked })));
    },
  });
}

/** The same as a list of administration asks for it. */
export function useSuggestions(asked: Record<string, string>) {
  const query = RequestQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...REQUESTS, "suggestions", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return RequestList.parse(await bodyOf(await memberApi<RequestsApi>().requests.$get({ query: page })));
    },
  });
}

/** What has been asked already in much the same words. */
export function useSimilar(q: string) {
  return useQuery({
    queryKey: [...REQUESTS, "similar", q],
    queryFn: async () =>
      (await bodyOf(await memberApi<RequestsApi>().requests.similar.$get({ query: { q } }))).requests,
    enabled: q.trim().length > 2,
    placeholderData: keepPreviousData,
  });
}

/** One request and what was said about it. */
export function useRequest(id: string) {
  return useQuery({
    queryKey: [...REQUESTS, "one", id],
    queryFn: async () => bodyOf(await memberApi<RequestsApi>().requests[":id"].$get({ param: { id } })),
  });
}

/** The published news, the latest first: what was shipped may be told in one. */
export function useNews() {
  return useQuery({
    queryKey: [...REQUESTS, "news"],
    queryFn: async () => {
      const query = { state: "published" } as const;
      const { rows } = DeskUpdateList.parse(
        await bodyOf(await memberApi<UpdatesApi>().admin.updates.$get({ query })),
      );
      return rows.map(({ id, title, english }) => ({ id, title, englishTitle: english?.title ?? null }));
    },
  });
}

const changes = [REQUESTS];

export const askFor: Write<NewRequest, FeatureRequest> = {
  send: (request, intent) => memberApi<RequestsApi>().requests.$post({ json: request }, intent),
  changes,
};

export const giveVote: Write<{ id: string; isOn: boolean }, RequestDetail> = {
  send: ({ id, isOn }, intent) =>
    memberApi<RequestsApi>().requests[":id"].vote.$put({ param: { id }, json: { isOn } }, intent),
  changes,
};

export const saySolved: Write<{ id: string; isSolved: boolean }, RequestDetail> = {
  send: ({ id, isSolved }, intent) =>
    memberApi<RequestsApi>().requests[":id"].solved.$put({ param: { id }, json: { isSolved } }, intent),
  changes,
};

export const addComment: Write<{ id: string; text: string }, RequestDetail> = {
  send: ({ id, text }, intent) =>
    memberApi<RequestsApi>().requests[":id"].comments.$post({ param: { id }, json: { text } }, intent),
  changes,
};

export const moveRequest: Write<RequestMove & { id: string }, RequestDetail> = {
  send: ({ id, ...move }, intent) =>
    memberApi<RequestsApi>().requests[":id"].state.$post({ param: { id }, json: move }, intent),
  changes,
};

export const mergeRequests: Write<RequestMerge & { id: string }, RequestDetail> = {
  send: ({ id, ...merge }, intent) =>
    memberApi<RequestsApi>().requests[":id"].merge.$post({ param: { id }, json: merge }, intent),
  changes,
};
