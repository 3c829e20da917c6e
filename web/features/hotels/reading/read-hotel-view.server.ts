import { chapterAnchors } from "#domain/hotels/chapters.ts";
import { countryName } from "#domain/hotels/country-names.ts";
import type { Hotel } from "#domain/hotels/hotels.ts";
import type { HotelsApi } from "#server/hotels/contract.ts";
import { createApi } from "#web/api.ts";
import { failedReading } from "#web/failed-reading.ts";
import type { PageInput } from "#web/page-context.ts";
import { drawLocation } from "../drawings/draw-location.server.ts";
import type { HotelView } from "./hotel-view.ts";
import { inOneLanguage } from "./in-one-language.ts";

/** A hotel's page in the language of the request; null if there is no such hotel. */
export async function readHotelView(
  { api, publicUrl, locale }: Pick<PageInput, "api" | "publicUrl" | "locale">,
  slug: string,
): Promise<HotelView | null> {
  const answer = await createApi<HotelsApi>(api, publicUrl).hotels[":slug"].$get({ param: { slug } });
  // What cannot be a hotel's name is no hotel's.
  if ([400, 404].includes(answer.status)) return null;
  if (!answer.ok) throw failedReading(answer, "a hotel");
  return toView(await answer.json(), locale);
}

function toView(hotel: Hotel, locale: PageInput["locale"]): HotelView {
  const chapters = hotel.chapters.map((chapter) => ({
    ...inOneLanguage(chapter, locale),
    anchor: chapterAnchors[chapter.kind],
  }));
  const drawing = drawLocation(hotel, countryName(hotel.country, locale));
  return { ...inOneLanguage({ ...hotel, chapters: [] }, locale), chapters, drawing };
}
