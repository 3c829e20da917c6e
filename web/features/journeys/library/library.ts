import { useQuery } from "@tanstack/react-query";
import { Library, type LibraryItem, SavedBlock } from "#domain/journeys/library.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { JOURNEYS } from "../keys.ts";

const LIBRARY = [...JOURNEYS, "library"] as const;

/** What the reader keeps to use again. */
export function useLibrary() {
  return useQuery({
    queryKey: LIBRARY,
    queryFn: async () =>
      Library.parse(await bodyOf(await memberApi<JourneysApi>().journeys.library.$get())).items,
    staleTime: 60_000,
  });
}

/** One saved block, whole. */
export async function readSavedBlock(id: string): Promise<SavedBlock> {
  return SavedBlock.parse(
    await bodyOf(await memberApi<JourneysApi>().journeys.library[":id"].$get({ param: { id } })),
  );
}

/** Keeps a block to use again. */
export const keepBlock: Write<{ name: string; block: SavedBlock }, LibraryItem> = {
  send: (json, intent) => memberApi<JourneysApi>().journeys.library.$post({ json }, intent),
  changes: [LIBRARY],
};

/** Keeps a journey as a template. */
export const keepTemplate: Write<{ id: string; name: string }, LibraryItem> = {
  send: ({ id, name }, intent) =>
    memberApi<JourneysApi>().journeys[":id"].template.$post({ param: { id }, json: { name } }, intent),
  changes: [LIBRARY],
};

/** Lets something go. */
export const dropItem: Write<LibraryItem, unknown> = {
  send: ({ id }, intent) =>
    memberApi<JourneysApi>().journeys.library[":id"].$delete({ param: { id } }, intent),
  changes: [LIBRARY],
};
