import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { kitPictureAddress } from "#domain/site/file-addresses.ts";
import type { Picture } from "#domain/site/pictures.ts";
import type { Deps } from "../deps.ts";
import { listStayHotels } from "../hotels/stays/list-stay-hotels.ts";
import { listPhotos } from "../materials/photos/list-photos.ts";

const MAX_FROM_KIT = 12;

/** The hotels that a stay can be at today, each with the pictures of its page and the photographs of its kit. */
export async function listStays(deps: Pick<Deps, "db" | "files" | "clock">): Promise<StayHotel[]> {
  const today = deps.clock.now().toISOString().slice(0, 10);
  const hotels = await listStayHotels(deps.db, { today });
  const photos = await listPhotos(deps, { hotelIds: hotels.map(({ id }) => id) });
  const kits = Map.groupBy(photos, ({ hotelId }) => hotelId);
  return hotels.map((hotel) => {
    const fromKit = (kits.get(hotel.id) ?? []).flatMap(kitPicture).slice(0, MAX_FROM_KIT);
    return { ...hotel, pictures: [...hotel.pictures, ...fromKit] };
  });
}

function kitPicture({ id, width, height, alt }: Awaited<ReturnType<typeof listPhotos>>[number]): Picture[] {
  return width && height ? [{ kind: "file", src: kitPictureAddress(id), width, height, alt }] : [];
}
