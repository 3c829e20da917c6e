import { filterHotels } from "#domain/hotels/filter-hotels.ts";
import { HotelCollection, type HotelFilter, HotelSummary, hotelPath } from "#domain/hotels/hotels.ts";
import type { Deps } from "../deps.ts";
import { selectChoices, selectHotels } from "./queries.ts";

/** The collection as a filter leaves it; the domain's own rule finds words, which may be those of a country. */
export async function listHotels({ db }: Pick<Deps, "db">, filter: HotelFilter): Promise<HotelCollection> {
  const rows = await selectHotels(db, filter);
  const hotels = rows.map((row) => HotelSummary.parse({ ...row, path: hotelPath(row.slug) }));
  return HotelCollection.parse({ hotels: filterHotels(hotels, filter), ...(await selectChoices(db)) });
}
