import { useQuery } from "@tanstack/react-query";
import {
  Completeness,
  Desk,
  MaterialDetail,
  type MaterialQuery,
  Materials,
  type NewVersion,
  type PieceRequest,
  Recalls,
  type Review,
  ReviewQueue,
  type Taken,
} from "#domain/materials/materials.ts";
import type { MaterialsApi } from "#server/materials/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { MATERIALS } from "./keys.ts";

export type KitFilter = Omit<MaterialQuery, "cursor" | "limit">;

/** The kit an address asks for. */
export function useKit(filter: KitFilter) {
  return useList({
    queryKey: [...MATERIALS, "kit", filter],
    read: async (cursor) => {
      const query = { ...filter, ...(cursor ? { cursor } : {}) };
      return Materials.parse(await bodyOf(await memberApi<MaterialsApi>().materials.$get({ query })));
    },
  });
}

/** One material with its versions. */
export function useMaterial(id: string) {
  return useQuery({
    queryKey: [...MATERIALS, "one", id],
    queryFn: async () =>
      MaterialDetail.parse(
        await bodyOf(await memberApi<MaterialsApi>().materials[":id"].$get({ param: { id } })),
      ),
  });
}

/** What the reader took and was replaced since. */
export function useRecalls() {
  return useQuery({
    queryKey: [...MATERIALS, "recalls"],
    queryFn: async () =>
      Recalls.parse(await bodyOf(await memberApi<MaterialsApi>().materials.recalls.$get())),
  });
}

/** What a hotel's kit lacks. */
export function useCompleteness(slug: string) {
  return useQuery({
    queryKey: [...MATERIALS, "completeness", slug],
    queryFn: async () =>
      Completeness.parse(
        await bodyOf(await memberApi<MaterialsApi>().materials.kits[":slug"].$get({ param: { slug } })),
      ),
  });
}

/** A hotel's own desk. */
export function useDesk(hotelId: string) {
  return useQuery({
    queryKey: [...MATERIALS, "desk", hotelId],
    queryFn: async () =>
      Desk.parse(
        await bodyOf(
          await memberApi<MaterialsApi>().houses[":hotelId"].materials.$get({ param: { hotelId } }),
        ),
      ),
  });
}

/** What waits for an administrator. */
export function useReviews() {
  return useQuery({
    queryKey: [...MATERIALS, "reviews"],
    queryFn: async () =>
      ReviewQueue.parse(await bodyOf(await memberApi<MaterialsApi>().materials.reviews.$get())),
  });
}

/** Takes materials; the answer has the link. */
export const takeMaterials: Write<string[], Taken> = {
  send: (ids) => memberApi<MaterialsApi>().materials.takes.$post({ json: { ids } }),
  changes: [MATERIALS],
};

/** A link for a client; its secret is in the answer this once. */
export const sendLink: Write<{ ids: string[]; days: number }, Taken> = {
  send: (json) => memberApi<MaterialsApi>().materials.links.$post({ json }),
  changes: [MATERIALS],
};

/** Marks a material as a favourite, or takes that back. */
export const markFavourite: Write<{ id: string; isFavourite: boolean }, unknown> = {
  send: ({ id, isFavourite }) => {
    const { favourite } = memberApi<MaterialsApi>().materials[":id"];
    return isFavourite ? favourite.$put({ param: { id } }) : favourite.$delete({ param: { id } });
  },
  changes: [MATERIALS],
};

/** Asks a hotel for a piece. */
export const askHotel: Write<PieceRequest, unknown> = {
  send: (json) => memberApi<MaterialsApi>().materials.requests.$post({ json }),
  changes: [[...MATERIALS, "completeness"]],
};

/** Says that the kit was read until an instant; what is shown now stays as it is. */
export const markVisit: Write<string, unknown> = {
  send: (until) => memberApi<MaterialsApi>().materials.visits.$post({ json: { until } }),
};

/** Makes a version of an upload. */
export const addVersion: Write<{ hotelId: string; version: NewVersion }, { id: string }> = {
  send: ({ hotelId, version }, intent) =>
    memberApi<MaterialsApi>().houses[":hotelId"].materials.$post(
      { param: { hotelId }, json: version },
      intent,
    ),
  changes: [MATERIALS],
};

/** Decides about a version that waits. */
export const reviewVersion: Write<{ id: string; review: Review }, unknown> = {
  send: ({ id, review }) =>
    memberApi<MaterialsApi>().materials.reviews[":id"].$post({ param: { id }, json: review }),
  changes: [MATERIALS],
};

/** Has the browser save what a link opens. */
export function follow({ path }: Pick<Taken, "path">): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}
