import { queryOptions } from "@tanstack/react-query";
import { type NewSavedView, type SavedView, SavedViews } from "#domain/list/saved-views.ts";
import type { SavedViewsApi } from "#server/saved-views/contract.ts";
import { memberApi } from "../member-api.ts";
import { bodyOf } from "../queries/refusal.ts";
import type { Write } from "../queries/write.ts";

/** What a list remembers for the reader. */
export const viewsOf = (list: string) =>
  queryOptions({
    queryKey: ["saved-views", list],
    queryFn: async () =>
      SavedViews.parse(
        await bodyOf(await memberApi<SavedViewsApi>()["saved-views"].$get({ query: { list } })),
      ),
  });

export const saveView = (list: string): Write<NewSavedView, SavedViews> => ({
  send: (view, intent) => memberApi<SavedViewsApi>()["saved-views"].$post({ json: view }, intent),
  changes: [viewsOf(list).queryKey],
});

export const forgetView = (list: string): Write<SavedView, unknown> => ({
  send: ({ id }, intent) =>
    memberApi<SavedViewsApi>()["saved-views"][":id"].$delete({ param: { id } }, intent),
  changes: [viewsOf(list).queryKey],
});
