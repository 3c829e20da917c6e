import { countryName } from "#domain/hotels/country-names.ts";
import type { ProductContent } from "#domain/products/content.ts";
import { HotelRate } from "#domain/products/products.ts";
import {
  HOTEL_PRODUCTS_AT_ONCE,
  isShownAt,
  type PublicRate,
  type Publishing,
  publishBlocker,
} from "#domain/products/publishing.ts";
import type { LiveState } from "#domain/products/states.ts";
import { foldText } from "#domain/search.ts";
import { houseDay } from "#domain/site/views.ts";
import { entitlementsOf } from "#domain/tiers/entitlements.ts";
import type { Tx } from "#platform/database/database.ts";
import { readRatesOn } from "../settings/house-rates.ts";
import { sellerOf } from "./hold-own.ts";
import { kindName } from "./kind-names.ts";
import {
  addWords,
  countPublished,
  findHotel,
  findRate,
  findTier,
  holdRate,
  type ProductRow,
  takeTurn,
  updateProduct,
} from "./queries.ts";

/** What the hotel that a product names asks of everybody; null where it has not said so. */
export async function publicRateOf(
  tx: Tx,
  { hotelId, now }: { hotelId: string | null; now: Date },
): Promise<PublicRate | null> {
  const rate = hotelId && (await findRate(tx, hotelId));
  if (!rate) return null;
  return { ...HotelRate.parse(rate), rates: await readRatesOn(tx, houseDay(now)) };
}

/** Why what a product says cannot be published now, or null. */
export async function blockerOf(
  tx: Tx,
  { row, content, now }: { row: ProductRow; content: ProductContent; now: Date },
): Promise<ReturnType<typeof publishBlocker>> {
  const seller = sellerOf(row);
  await takeTurn(tx, seller);
  if (content.hotelId !== null) await holdRate(tx, content.hotelId);
  const isNamed = content.hotelId !== null && content.hotelId !== row.seller_hotel_id;
  const wish: Publishing = {
    ...{ content, now, hasConsent: !isNamed || row.consent_state === "given" },
    publicRate: await publicRateOf(tx, { hotelId: content.hotelId, now }),
    others: await countPublished(tx, { ...seller, but: row.id }),
    atOnce: seller.sellerId
      ? entitlementsOf(await findTier(tx, seller.sellerId)).productsAtOnce
      : HOTEL_PRODUCTS_AT_ONCE,
  };
  return publishBlocker(wish);
}

/** What a product is found by, in columns beside its content. */
async function shownColumns(
  tx: Tx,
  { row, content, state, now }: { row: ProductRow; content: ProductContent; state: LiveState; now: Date },
) {
  const { kind, hotelId, country, currency, price, visibility, isInstant, capacity } = content;
  const hotel = hotelId === null ? undefined : await findHotel(tx, hotelId);
  return {
    ...{ kind, hotel_id: hotelId, country, currency, price, visibility, is_instant: isInstant, capacity },
    opens_at: content.opensAt === null ? null : new Date(content.opensAt),
    closes_at: content.closesAt === null ? null : new Date(content.closesAt),
    is_shown: isShownAt({ state, content, now }),
    title_key: foldText(content.title.pt).slice(0, 120),
    words: wordsOf({ content, hotel: hotel?.name ?? "", seller: row.seller }),
    slug: row.slug ?? slugOf(content.title.pt, row.id),
  };
}

/** Puts a content in the place of what is published, with the words it is found by. */
export async function putLive(
  tx: Tx,
  { row, content, now }: { row: ProductRow; content: ProductContent; now: Date },
): Promise<void> {
  // What rested goes on resting with other words.
  const state = row.live_state === "paused" ? "paused" : "published";
  const columns = await shownColumns(tx, { row, content, state, now });
  await updateProduct(tx, {
    id: row.id,
    changes: {
      ...columns,
      ...{ live: JSON.stringify(content), live_state: state, draft: null, draft_state: null },
      ...{ reviewed: JSON.stringify(content), published_at: row.published_at ?? now, updated_at: now },
    },
  });
  await addWords(tx, distinctWords(columns.words));
}

function wordsOf({ content, hotel, seller }: { content: ProductContent; hotel: string; seller: string }) {
  const { title, summary, place, country, kind } = content;
  const where = country === null ? [] : [countryName(country, "pt"), countryName(country, "en")];
  const called = [kindName(kind, "pt"), kindName(kind, "en")];
  return [title.pt, title.en, place, ...where, hotel, seller, ...called, summary.pt, summary.en]
    .join(" ")
    .trim();
}

/** The distinct words of a text that are long enough to be mistyped. */
function distinctWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length > 3 && word.length < 40).sort();
}

function slugOf(title: string, id: string): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return [words.slice(0, 80).replace(/-+$/, ""), id.slice(0, 6)].filter(Boolean).join("-");
}
