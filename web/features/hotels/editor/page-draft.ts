import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Operation } from "#domain/hotels/drafts/operations.ts";
import {
  type Affirmation,
  PageDraft,
  PageHistory,
  type PublishWish,
  type SectionDraft,
} from "#domain/hotels/drafts/page-draft.ts";
import type { HousesApi } from "#server/hotels/houses/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const page = (hotelId: string) => ["house-page", hotelId] as const;
const pages = () => memberApi<HousesApi>().houses[":hotelId"].page;

/** A hotel's page as it is being written. */
export const readPageDraft = async (hotelId: string): Promise<PageDraft> =>
  PageDraft.parse(await bodyOf(await pages().$get({ param: { hotelId } })));

/** The same, read once; then the desk has it. */
export const pageDraftQuery = (hotelId: string) =>
  queryOptions({
    queryKey: page(hotelId),
    queryFn: () => readPageDraft(hotelId),
    // What is being written is ahead of what was read; a new visit reads anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What was published of a section, the latest first. */
export function usePageHistory(hotelId: string, kind: SectionKind) {
  return useQuery({
    queryKey: [...page(hotelId), "history", kind],
    queryFn: async () =>
      PageHistory.parse(
        await bodyOf(await pages().publications.$get({ param: { hotelId }, query: { kind } })),
      ),
  });
}

/** One edit. */
export const sendOperation = (hotelId: string): Write<Operation, SectionDraft> => ({
  send: (operation, intent) => pages().operations.$post({ param: { hotelId }, json: operation }, intent),
});

/** A translation that is up to date. */
export const affirmTranslation = (hotelId: string): Write<Affirmation, SectionDraft> => ({
  send: (affirmation, intent) =>
    pages().affirmations.$post({ param: { hotelId }, json: affirmation }, intent),
});

/** A publishing. */
export const publishSection = (hotelId: string): Write<PublishWish, SectionDraft> => ({
  send: (wish, intent) => pages().publications.$post({ param: { hotelId }, json: wish }, intent),
  changes: [["houses"], [...page(hotelId), "history"]],
});

type Restoring = { publicationId: string; version: number; frameVersion: number; operation: string };

/** An older publication's words, back in the draft. */
export const restorePublication = (hotelId: string): Write<Restoring, SectionDraft> => ({
  send: ({ publicationId, ...json }, intent) =>
    pages().publications[":publicationId"].restoration.$post(
      { param: { hotelId, publicationId }, json },
      intent,
    ),
});
