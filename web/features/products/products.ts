import { queryOptions, useQuery } from "@tanstack/react-query";
import { MAX_PICTURE_BYTES, OwnPicture } from "#domain/hotels/pictures.ts";
import { StayHotels } from "#domain/journeys/journey-lists.ts";
import {
  type ConsentAnswer,
  type DraftEdit,
  type HotelRate,
  HouseOffers,
  HouseProductQuery,
  type NewProduct,
  OwnProduct,
  OwnProductQuery,
  ProductList,
  type ProductMove,
  type ProductOrder,
  type ReviewDecision,
  type TakeDown,
} from "#domain/products/products.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import type { ProductsApi } from "#server/products/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { shrinkPicture } from "#web/ui/shrink-picture.ts";
import { PRODUCTS } from "./keys.ts";

const changes = [PRODUCTS, ["marketplace"]];

/** What I sell, or a house of mine, as an address asks for it. */
export function useOwnProducts(asked: Record<string, string>, house: string | null) {
  const given = OwnProductQuery.omit({ cursor: true, limit: true, house: true }).parse(asked);
  const query = { ...given, ...(house ? { house } : {}) };
  return useList({
    queryKey: [...PRODUCTS, "own", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return ProductList.parse(await bodyOf(await memberApi<ProductsApi>().products.$get({ query: page })));
    },
  });
}

/** Everybody's products, as an address asks for them. */
export function useAllProducts(asked: Record<string, string>) {
  const query = HouseProductQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...PRODUCTS, "all", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return ProductList.parse(
        await bodyOf(await memberApi<ProductsApi>().admin.products.$get({ query: page })),
      );
    },
  });
}

/** One product of my own. */
export const ownProduct = (id: string) =>
  queryOptions({
    queryKey: [...PRODUCTS, "one", id],
    queryFn: async () =>
      OwnProduct.parse(await bodyOf(await memberApi<ProductsApi>().products[":id"].$get({ param: { id } }))),
  });

/** One product, for administrators. */
export function useAnyProduct(id: string) {
  return useQuery({
    queryKey: [...PRODUCTS, "any", id],
    queryFn: async () =>
      OwnProduct.parse(
        await bodyOf(await memberApi<ProductsApi>().admin.products[":id"].$get({ param: { id } })),
      ),
  });
}

/** A hotel's public rate, and what others ask of it. */
export function useOffers(hotelId: string) {
  return useQuery({
    queryKey: [...PRODUCTS, "offers", hotelId],
    queryFn: async () =>
      HouseOffers.parse(
        await bodyOf(await memberApi<ProductsApi>().houses[":hotelId"].offers.$get({ param: { hotelId } })),
      ),
  });
}

/** The hotels of the collection, for whoever sells to name one. */
export function useNamedHotels(isAsked: boolean) {
  return useQuery({
    queryKey: [...PRODUCTS, "hotels"],
    queryFn: async () =>
      StayHotels.parse(await bodyOf(await memberApi<JourneysApi>().journeys.hotels.$get())).hotels,
    staleTime: 5 * 60_000,
    enabled: isAsked,
  });
}

export const startProduct: Write<NewProduct, OwnProduct> = {
  send: (json, intent) => memberApi<ProductsApi>().products.$post({ json }, intent),
  changes,
};

export const copyProduct: Write<string, OwnProduct> = {
  send: (id, intent) => memberApi<ProductsApi>().products[":id"].copies.$post({ param: { id } }, intent),
  changes,
};

/** Keeps a draft; the lists are read again when the editor is left, not at every word. */
export const saveDraft = (id: string): Write<DraftEdit, OwnProduct> => ({
  send: (json) => memberApi<ProductsApi>().products[":id"].draft.$put({ param: { id }, json }),
  answers: ownProduct(id).queryKey,
});

export const dropDraft: Write<{ id: string; version: number }, unknown> = {
  send: ({ id, version }) =>
    memberApi<ProductsApi>().products[":id"].draft.removal.$post({ param: { id }, json: { version } }),
  changes,
};

export const sendProduct: Write<{ id: string; version: number }, OwnProduct> = {
  send: ({ id, version }) =>
    memberApi<ProductsApi>().products[":id"].sending.$post({ param: { id }, json: { version } }),
  changes,
};

export const moveProduct: Write<{ id: string } & ProductMove, OwnProduct> = {
  send: ({ id, ...json }) => memberApi<ProductsApi>().products[":id"].state.$post({ param: { id }, json }),
  changes,
};

export const orderProducts: Write<ProductOrder, unknown> = {
  send: (json) => memberApi<ProductsApi>().products.order.$put({ json }),
  changes,
};

export const setRate: Write<{ hotelId: string; rate: HotelRate }, HotelRate> = {
  send: ({ hotelId, rate }) =>
    memberApi<ProductsApi>().houses[":hotelId"]["public-rate"].$put({ param: { hotelId }, json: rate }),
  changes,
};

export const answerConsent: Write<{ hotelId: string; id: string; answer: ConsentAnswer }, OwnProduct> = {
  send: ({ hotelId, id, answer }) =>
    memberApi<ProductsApi>().houses[":hotelId"].consents[":id"].$post({
      param: { hotelId, id },
      json: answer,
    }),
  changes,
};

export const reviewProduct: Write<{ id: string } & ReviewDecision, OwnProduct> = {
  send: ({ id, ...json }) =>
    memberApi<ProductsApi>().admin.products[":id"].reviews.$post({ param: { id }, json }),
  changes,
};

export const takeDown: Write<{ id: string } & TakeDown, OwnProduct> = {
  send: ({ id, ...json }) =>
    memberApi<ProductsApi>().admin.products[":id"].removal.$post({ param: { id }, json }),
  changes,
};

/** Makes a picture as small as pages need it and sends it for a product; null where it did not arrive. */
export async function sendPicture(file: File): Promise<OwnPicture | null> {
  try {
    const body = await shrinkPicture(file, MAX_PICTURE_BYTES);
    if (!body) return null;
    const answer = await fetchAsMember("/api/products/pictures", { method: "POST", body });
    return answer.ok ? OwnPicture.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
