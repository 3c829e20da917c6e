import type { PictureChoices } from "#domain/marketing/campaigns.ts";
import type { Picture } from "#domain/site/pictures.ts";
import type { Deps } from "../../deps.ts";
import { readHotel } from "../../hotels/read-hotel.ts";
import { listPhotos } from "../../materials/photos/list-photos.ts";
import { toPicture } from "./picture-set.ts";
import { findHotels } from "./queries.ts";

/** What a campaign of these hotels may show: the pictures of their pages, then the photographs of their kits. */
export async function listPictureChoices(
  deps: Pick<Deps, "db" | "files" | "clock">,
  hotelIds: readonly string[],
): Promise<PictureChoices> {
  const pictures: PictureChoices["pictures"] = [];
  const hotels = hotelIds.length > 0 ? await findHotels(deps.db, hotelIds) : [];
  for (const { slug, name } of hotels) {
    for (const picture of artOf(await readHotel(deps, slug))) {
      const ref = `art:${picture.name}`;
      if (!pictures.some((one) => one.ref === ref))
        pictures.push({ ref, label: picture.alt.pt || name, hotel: name, picture });
    }
  }
  for (const photo of await listPhotos(deps, { hotelIds: hotels.map(({ id }) => id) })) {
    const picture = toPicture({ ref: "", photo }, photo.title);
    if (picture)
      pictures.push({ ref: `material:${photo.id}`, label: photo.title, hotel: photo.hotelName, picture });
  }
  return { pictures };
}

type Art = Extract<Picture, { kind: "art" }>;

/** Every picture of the house's art anywhere in what a hotel's page shows. */
function artOf(shown: unknown): Art[] {
  if (Array.isArray(shown)) return shown.flatMap(artOf);
  if (typeof shown !== "object" || shown === null) return [];
  if ("kind" in shown && shown.kind === "art" && "name" in shown) return [shown as Art];
  return Object.values(shown).flatMap(artOf);
}
