import { queryOptions } from "@tanstack/react-query";
import { OwnTerms, TermsList, TermsQuery } from "#domain/privacy/terms.ts";
import type { PrivacyApi } from "#server/privacy/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

/** The terms that one accepted oneself. */
export const ownTermsQuery = queryOptions({
  queryKey: ["own-terms"],
  queryFn: async () => OwnTerms.parse(await bodyOf(await memberApi<PrivacyApi>().privacy.terms.$get())),
});

/** Accepts the version that was read. */
export const acceptTerms: Write<string, OwnTerms> = {
  send: (version, intent) => memberApi<PrivacyApi>().privacy.terms.$post({ json: { version } }, intent),
  answers: ownTermsQuery.queryKey,
};

/** Who accepted which version, as the address asks. */
export function useTerms(asked: Record<string, string>) {
  const query = TermsQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: ["terms", query],
    read: async (cursor) =>
      TermsList.parse(
        await bodyOf(
          await memberApi<PrivacyApi>().admin.terms.$get({
            query: { ...query, ...(cursor ? { cursor } : {}) },
          }),
        ),
      ),
  });
}
