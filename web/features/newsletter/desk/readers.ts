import { type Reader, ReaderList, ReaderQuery } from "#domain/newsletter/readers.ts";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

export const READERS = ["newsletter-readers"] as const;

/** The readers of the letter that an address asks for. */
export function useReaders(asked: Record<string, string>) {
  const query = ReaderQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...READERS, query],
    read: async (cursor) =>
      ReaderList.parse(
        await bodyOf(
          await memberApi<NewsletterApi>().admin.newsletter.$get({
            query: { ...query, ...(cursor ? { cursor } : {}) },
          }),
        ),
      ),
  });
}

/** Takes an address off the list. */
export const removeReader: Write<{ reader: Reader; reason: string }, Reader> = {
  send: ({ reader: { id, version }, reason }, intent) =>
    memberApi<NewsletterApi>().admin.newsletter[":id"].removal.$post(
      { param: { id }, json: { version, reason } },
      intent,
    ),
  changes: [READERS],
};
