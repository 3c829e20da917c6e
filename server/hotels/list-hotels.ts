import { countriesNamed } from "#domain/hotels/country-names.ts";
import { HotelCollection, type HotelFilter, HotelSummary, hotelPath } from "#domain/hotels/hotels.ts";
import { queryWords } from "#domain/search.ts";
import type { Deps } from "../deps.ts";
import { findHotels, selectChoices } from "./queries.ts";

/** The collection as a filter leaves it, a page at a time; words may be those of a country in either language. */
export async function listHotels({ db }: Pick<Deps, "db">, filter: HotelFilter): Promise<HotelCollection> {
  const choices = await selectChoices(db);
  const words = queryWords(filter.search ?? "").map((word) => ({
    word,
    countries: countriesNamed(word, choices.countries),
  }));
  const { rows, count, nextCursor } = await findHotels(db, { ...filter, words });
  const hotels = rows.map((row) => HotelSummary.parse({ ...row, path: hotelPath(row.slug) }));
  return HotelCollection.parse({ hotels, count, nextCursor, ...choices });
}
