import type { ChapterKind } from "#domain/hotels/chapters.ts";
import { m } from "#messages/messages.js";

const labels: Record<ChapterKind, () => string> = {
  overview: m.hotels_chapter_overview,
  founders: m.hotels_chapter_founders,
  pillars: m.hotels_chapter_pillars,
  accommodations: m.hotels_chapter_accommodations,
  gastronomy: m.hotels_chapter_gastronomy,
  wellness: m.hotels_chapter_wellness,
  gallery: m.hotels_chapter_gallery,
  location: m.hotels_chapter_location,
  villas: m.hotels_chapter_villas,
  accolades: m.hotels_chapter_accolades,
};

/** The name of a chapter on its tab. */
export function chapterLabel(kind: ChapterKind): string {
  return labels[kind]();
}
