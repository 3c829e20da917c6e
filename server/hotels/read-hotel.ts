import { Hotel, hotelPath } from "#domain/hotels/hotels.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { selectChapters, selectHotel, selectHotelsOf } from "./queries.ts";

/** A published hotel with its chapters. */
export async function readHotel({ db }: Pick<Deps, "db">, slug: string): Promise<Hotel> {
  const hotel = await selectHotel(db, slug);
  if (!hotel) throw refuse("not_found");
  const chapters = await selectChapters(db, hotel.id);
  const hotels = hotel.kind === "group" ? await selectHotelsOf(db, hotel.id) : [];
  const changes = [hotel, ...chapters].map(({ updatedAt }) => updatedAt.getTime());
  return Hotel.parse({
    ...hotel,
    path: hotelPath(hotel.slug),
    chapters: chapters.map(({ kind, content }) => ({ ...(content as object), kind })),
    hotels: hotels.map(({ slug: own, name, place }) => ({ name, place, path: hotelPath(own) })),
    updatedAt: new Date(Math.max(...changes)).toISOString(),
  });
}
