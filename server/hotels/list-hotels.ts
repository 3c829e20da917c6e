import { filterHotels } from "#domain/hotels/filter-hotels.ts";
import { type HotelCollection, type HotelFilter, HotelSummary, hotelPath } from "#domain/hotels/hotels.ts";
import type { Deps } from "../deps.ts";
import { selectHotels } from "./queries.ts";

/** The collection as a filter leaves it; the collection is small, so the domain's own rule does the search. */
export async function listHotels({ db }: Pick<Deps, "db">, filter: HotelFilter): Promise<HotelCollection> {
  const rows = await selectHotels(db);
  const hotels = rows.map((row) => HotelSummary.parse({ ...row, path: hotelPath(row.slug) }));
  return {
    hotels: filterHotels(hotels, filter),
    countries: [...new Set(hotels.map(({ country }) => country))].sort(),
    styles: [...new Set(hotels.map(({ style }) => style))].sort(),
  };
}
