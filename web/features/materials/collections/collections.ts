import { useQuery } from "@tanstack/react-query";
import { Collections, type NewCollection } from "#domain/materials/collections.ts";
import type { MaterialsApi } from "#server/materials/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { MATERIALS } from "../keys.ts";

const KEY = [...MATERIALS, "collections"];
const one = () => memberApi<MaterialsApi>().materials.collections[":id"];

/** What the reader keeps together. */
export function useCollections() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () =>
      Collections.parse(await bodyOf(await memberApi<MaterialsApi>().materials.collections.$get())),
  });
}

/** Keeps materials together under a name. */
export const makeCollection: Write<NewCollection, { id: string }> = {
  send: (json, intent) => memberApi<MaterialsApi>().materials.collections.$post({ json }, intent),
  changes: [KEY],
};

/** Calls a collection otherwise. */
export const renameCollection: Write<{ id: string; name: string }, unknown> = {
  send: ({ id, name }) => one().$patch({ param: { id }, json: { name } }),
  changes: [KEY],
};

/** Takes a collection apart. */
export const dropCollection: Write<string, unknown> = {
  send: (id) => one().$delete({ param: { id } }),
  changes: [KEY],
};

/** Puts materials into a collection. */
export const addToCollection: Write<{ id: string; ids: string[] }, unknown> = {
  send: ({ id, ids }) => one().items.$put({ param: { id }, json: { ids } }),
  changes: [MATERIALS],
};

/** Takes materials out of a collection, one by one. */
export const takeOutOfCollection: Write<{ id: string; materialId: string }, unknown> = {
  send: ({ id, materialId }) => one().items[":materialId"].$delete({ param: { id, materialId } }),
  changes: [MATERIALS],
};
