import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { ProductRequest } from "#domain/bookings/offers.ts";
import { DAYS_AT_ONCE } from "#domain/bookings/spans.ts";
import { JourneyList } from "#domain/journeys/journey-lists.ts";
import { Journey } from "#domain/journeys/journeys.ts";
import { isEditable } from "#domain/journeys/states.ts";
import { blockOf, timesPaid } from "#domain/products/journey-block.ts";
import { ComparedProducts, type MarketplaceQuery, MemberProducts } from "#domain/products/marketplace.ts";
import { MemberProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import type { MarketplaceApi } from "#server/marketplace/contract.ts";
import { formatMoney } from "#web/locale/format.ts";
import { memberApi } from "#web/session/member-api.ts";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { unitNames } from "../words.ts";

const MARKETPLACE = ["marketplace"] as const;
type MarketFilter = Omit<MarketplaceQuery, "cursor" | "limit">;

/** What an address asks of the marketplace. */
export function useMarketplace(filter: MarketFilter) {
  return useList({
    queryKey: [...MARKETPLACE, "list", filter],
    read: async (cursor) => {
      const given = Object.entries({ ...filter, ...(cursor ? { cursor } : {}) });
      const query = Object.fromEntries(
        given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      );
      return MemberProducts.parse(
        await bodyOf(await memberApi<MarketplaceApi>().marketplace.$get({ query })),
      );
    },
  });
}

/** One product as members read it. */
export const shownProduct = (id: string) =>
  queryOptions({
    queryKey: [...MARKETPLACE, "one", id],
    queryFn: async () =>
      MemberProduct.parse(
        await bodyOf(await memberApi<MarketplaceApi>().marketplace[":id"].$get({ param: { id } })),
      ),
  });

/** Some products side by side. */
export function useCompared(ids: string[]) {
  return useQuery({
    queryKey: [...MARKETPLACE, "compared", ids],
    queryFn: async () => {
      const query = { ids: ids.join(",") };
      return ComparedProducts.parse(
        await bodyOf(await memberApi<MarketplaceApi>().marketplace.compared.$get({ query })),
      ).products;
    },
  });
}

/** The journeys of mine that may still be written in. */
export function useOpenJourneys() {
  return useQuery({
    queryKey: ["journeys", "for-products"],
    queryFn: async () => {
      const query = { limit: "50", sort: "-updatedAt" as const };
      const { rows } = JourneyList.parse(
        await bodyOf(await memberApi<JourneysApi>().journeys.$get({ query })),
      );
      return rows.filter(({ state }) => isEditable(state));
    },
  });
}

/** Saves a product, or lets it go. */
export const saveProduct: Write<{ id: string; isSaved: boolean }, unknown> = {
  send: ({ id, isSaved }) => {
    const { saved } = memberApi<MarketplaceApi>().marketplace[":id"];
    return isSaved ? saved.$put({ param: { id } }) : saved.$delete({ param: { id } });
  },
  changes: [MARKETPLACE],
};

/** Asks for a product; what comes of it is among the bookings. */
export const requestProduct: Write<ProductRequest, Booking> = {
  send: (json, intent) => memberApi<BookingsApi>().bookings.products.$post({ json }, intent),
  changes: [MARKETPLACE, ["bookings"]],
};

/** Why a product could not be asked for, in words. */
export function requestRefusal(outcome: Outcome<unknown, unknown>): string {
  if (outcome.state === "offline") return m.state_offline_text();
  if (outcome.state !== "refused") return m.marketplace_request_failed();
  const faults = Object.values(outcome.fields);
  if (faults.includes("in_past")) return m.marketplace_request_past();
  if (faults.includes("ends_before_start")) return m.marketplace_request_order();
  if (faults.includes("invalid")) return m.marketplace_request_outside();
  if (outcome.fields.people === "too_long") return m.marketplace_request_party();
  if (faults.includes("too_long")) return m.marketplace_request_long({ count: DAYS_AT_ONCE });
  if (outcome.code === "product_full") return m.marketplace_request_full();
  return outcome.code === "product_own" ? m.marketplace_request_own() : m.marketplace_request_failed();
}

/** What the price of a block was made of, in words; nothing where it is given on request. */
function blockNote({ memberPrice, price, unit }: MemberProduct, times: number | null): string {
  const paid = memberPrice ?? price;
  if (!paid) return "";
  const each = { price: formatMoney(paid.amount, paid.currency), unit: unitNames[unit]() };
  return times === null
    ? m.marketplace_block_open(each)
    : m.marketplace_block_price({ ...each, count: times });
}

/** Puts a product into a journey's tray as a block, once for each intent. */
export const sendToJourney: Write<{ product: MemberProduct; journeyId: string; blockId: string }, unknown> = {
  send: async ({ product, journeyId, blockId }) => {
    const one = memberApi<JourneysApi>().journeys[":id"];
    const param = { id: journeyId };
    const journey = Journey.parse(await bodyOf(await one.$get({ param })));
    const option = journey.options.find(({ id }) => id === journey.chosenOptionId) ?? journey.options[0]!;
    const { blocks, head } = journey;
    const note = blockNote(product, timesPaid(product.unit, head));
    const block = blockOf(product, { id: blockId, optionId: option.id, blocks, head, note });
    return one.operations.$post({ param, json: { kind: "add_blocks", id: blockId, blocks: [block] } });
  },
  changes: [["journeys"]],
};
