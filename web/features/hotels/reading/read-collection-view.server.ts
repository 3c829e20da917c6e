import { countryName } from "#domain/hotels/country-names.ts";
import { HotelFilter } from "#domain/hotels/hotels.ts";
import { countryPoint } from "#domain/maps/country-point.ts";
import { drawGlobe } from "#domain/maps/draw-globe.ts";
import type { HotelsApi } from "#server/hotels/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";
import type { CollectionView } from "./collection-view.ts";
import { inOneLanguage } from "./in-one-language.ts";

/** The collection as an address asks for it, in the language of the request. */
export async function readCollectionView(
  { api, publicUrl, locale }: Pick<PageInput, "api" | "publicUrl" | "locale">,
  query: URLSearchParams,
): Promise<CollectionView> {
  const filter = readFilter(query);
  const { hotels: collection } = createApi<HotelsApi>(api, publicUrl);
  const asked = await collection.$get({ query: filter });
  // A place to go on that is nobody's making is the beginning.
  const isNoPlace = !asked.ok && filter.after !== "";
  const answer = isNoPlace ? await collection.$get({ query: { ...filter, after: "" } }) : asked;
  if (!answer.ok) throw failedReading(answer, "the collection");
  const { hotels, countries, styles, count, nextCursor } = await answer.json();
  const named = countries.map((country) => ({ value: country, label: countryName(country, locale) }));
  return {
    filter,
    hotels: inOneLanguage(hotels, locale),
    countries: named.sort((a, b) => a.label.localeCompare(b.label, locale)),
    styles,
    count,
    nextCursor,
    globe: drawGlobe(
      named.flatMap(({ value, label }) => {
        const point = countryPoint(value);
        return point ? [{ ...point, name: label }] : [];
      }),
    ),
  };
}

/** What of the query the collection can be narrowed by; anything else an address may say narrows nothing. */
function readFilter(query: URLSearchParams): Required<HotelFilter> {
  const { search, country, style, after } = HotelFilter.shape;
  return {
    search: search.catch("").parse(query.get("search") ?? "") ?? "",
    country: country.catch("").parse(query.get("country") ?? "") ?? "",
    style: style.catch("").parse(query.get("style") ?? "") ?? "",
    after: after.catch("").parse(query.get("after") ?? "") ?? "",
  };
}
