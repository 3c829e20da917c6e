import { useQuery } from "@tanstack/react-query";
import { StoreFigures } from "#domain/stores/figures.ts";
import { OwnStore, type StoreEdit, type StorePublication, type StoreRename } from "#domain/stores/stores.ts";
import type { Language } from "#domain/text.ts";
import type { StoresApi } from "#server/stores/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf, Refusal } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { STORES } from "./keys.ts";

const OWN = [...STORES, "own"] as const;
const own = () => memberApi<StoresApi>().stores.own;

/** The reader's own store, or the one they would begin with. */
export function useOwnStore() {
  return useQuery({
    queryKey: OWN,
    queryFn: async () => OwnStore.parse(await bodyOf(await own().$get())),
  });
}

/** What the reader's store brought. */
export function useFigures() {
  return useQuery({
    queryKey: [...STORES, "figures"],
    queryFn: async () => StoreFigures.parse(await bodyOf(await own().figures.$get())),
  });
}

/** Dresses the reader's store. */
export const editStore: Write<StoreEdit, OwnStore> = {
  send: (json, intent) => own().$put({ json }, intent),
  changes: [OWN],
};

/** Gives the reader's store another address. */
export const renameStore: Write<StoreRename, OwnStore> = {
  send: (json, intent) => own().slug.$put({ json }, intent),
  changes: [OWN],
};

/** Shows the reader's store to everybody, or to nobody. */
export const publishStore: Write<StorePublication, OwnStore> = {
  send: (json, intent) => own().publication.$put({ json }, intent),
  changes: [OWN],
};

/** Cards to print. */
export async function readCards(language: Language): Promise<Blob> {
  const answer = await own().card.$get({ query: { language } });
  if (!answer.ok) throw new Refusal(answer);
  return answer.blob();
}
