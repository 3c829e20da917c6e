import { countryName } from "#domain/hotels/country-names.ts";
import { PublicProductQuery, type PublicProducts } from "#domain/products/marketplace.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import type { MarketplaceApi } from "#server/marketplace/contract.ts";
import type { StoresApi } from "#server/stores/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";
import type { OffersQuestion, OffersView } from "./offers-view.ts";

const STEP = 24;
const MOST = 96;
type Page = Pick<PageInput, "api" | "publicUrl" | "locale">;

/** What everybody is offered, as an address asks for it. */
export async function readOffers(
  { api, publicUrl, locale }: Page,
  query: URLSearchParams,
): Promise<OffersView> {
  const question = readQuestion(query);
  const { after, show, ...asked } = question;
  const limit = String(Math.min(MOST, Math.max(STEP, Number(show) || STEP)));
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));
  const list = createApi<MarketplaceApi>(api, publicUrl).marketplace.public;
  const first = { ...given, limit } as Parameters<typeof list.$get>[0]["query"];
  const tried = await list.$get({ query: after ? { ...first, cursor: after } : first });
  // A place to go on that is nobody's making is the beginning.
  const answer = !tried.ok && after ? await list.$get({ query: first }) : tried;
  if (!answer.ok) throw failedReading(answer, "the marketplace");
  const { rows, hasMore, nextCursor, ...found } = (await answer.json()) as PublicProducts;
  return {
    ...found,
    question,
    offers: rows,
    countries: found.countries.map(({ country, count }) => ({
      ...{ value: country, label: countryName(country, locale), count },
    })),
    more: hasMore ? nextStep({ shown: Number(limit), nextCursor }) : null,
  };
}

/** More on the same page as long as it can hold them, then the next page. */
function nextStep({ shown, nextCursor }: { shown: number; nextCursor: string | null }): OffersView["more"] {
  if (shown < MOST) return { show: String(Math.min(MOST, shown + STEP)) };
  return nextCursor ? { after: nextCursor } : null;
}

/** What of an address the marketplace can be asked; anything else asks nothing. */
function readQuestion(query: URLSearchParams): OffersQuestion {
  const { q, kind, country, answer, sort, cursor } = PublicProductQuery.shape;
  const read = (shape: { safeParse: (given: unknown) => { success: boolean } }, name: string) => {
    const given = query.get(name) ?? "";
    return given !== "" && shape.safeParse(given).success ? given.trim() : "";
  };
  const show = query.get("show") ?? "";
  return {
    ...{ q: read(q, "q"), kind: read(kind, "kind"), country: read(country, "country") },
    ...{ answer: read(answer, "answer"), sort: read(sort, "sort"), after: read(cursor, "after") },
    show: /^\d{2}$/.test(show) ? show : "",
  };
}

/** One offer with where its seller has a page; null for none. */
export async function readOffer(
  { api, publicUrl }: Page,
  slug: string,
): Promise<{ offer: PublicProduct; store: string | null } | null> {
  const client = createApi<MarketplaceApi | StoresApi>(api, publicUrl);
  const answer = await client.marketplace.public[":slug"].$get({ param: { slug } });
  // What cannot be an offer's address is no offer's.
  if ([400, 404].includes(answer.status)) return null;
  if (!answer.ok) throw failedReading(answer, "an offer");
  const offer = (await answer.json()) as PublicProduct;
  if (offer.seller.kind === "hotel") return { offer, store: null };
  const found = await client.sellers[":id"].store.$get({ param: { id: offer.seller.id } });
  if (!found.ok) throw failedReading(found, "a seller's store");
  return { offer, store: (await found.json()).slug };
}
