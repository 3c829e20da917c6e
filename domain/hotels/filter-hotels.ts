import { matchesQuery } from "../search.ts";
import type { Language } from "../text.ts";
import type { HotelFilter, HotelSummary } from "./hotels.ts";

/** The hotels a filter leaves; names, places and countries are found in both languages. */
export function filterHotels(hotels: readonly HotelSummary[], filter: HotelFilter): HotelSummary[] {
  return hotels.filter(
    (hotel) =>
      (!filter.country || hotel.country === filter.country) &&
      (!filter.style || hotel.style === filter.style) &&
      matchesQuery(filter.search ?? "", searchableTexts(hotel)),
  );
}

/** The name of a country in a language. */
export function countryName(country: string, language: Language): string {
  return (
    new Intl.DisplayNames([language === "pt" ? "pt-BR" : "en-GB"], { type: "region" }).of(country) ?? country
  );
}

function searchableTexts({ name, country, place, summary, headline }: HotelSummary): string[] {
  const localized = [place, headline, summary].flatMap(({ pt, en }) => [pt, en]);
  return [name, countryName(country, "pt"), countryName(country, "en"), ...localized];
}
