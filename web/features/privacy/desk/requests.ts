import {
  type NewPrivacyRequest,
  type PrivacyAnswer,
  type PrivacyRequest,
  PrivacyRequestList,
  PrivacyRequestQuery,
} from "#domain/privacy/privacy-desk.ts";
import type { PrivacyApi } from "#server/privacy/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const REQUESTS = ["privacy-requests"] as const;
const changes = [REQUESTS];
const api = () => memberApi<PrivacyApi>().admin.privacy.requests;

/** What people asked of their data, as the address asks. */
export function useRequests(asked: Record<string, string>) {
  const query = PrivacyRequestQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...REQUESTS, query],
    read: async (cursor) =>
      PrivacyRequestList.parse(
        await bodyOf(await api().$get({ query: { ...query, ...(cursor ? { cursor } : {}) } })),
      ),
  });
}

/** Writes down what somebody asks. */
export const addRequest: Write<NewPrivacyRequest, PrivacyRequest> = {
  send: (json, intent) => api().$post({ json }, intent),
  changes,
};

/** Answers it. */
export const answerRequest = (id: string): Write<PrivacyAnswer, PrivacyRequest> => ({
  send: (json) => api()[":id"].$put({ param: { id }, json }),
  changes,
});
