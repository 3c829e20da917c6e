import type { ChapterKind } from "#domain/hotels/chapters.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import type { ChapterViewOf, HotelView } from "../reading/hotel-view.ts";

const resortStyles = ["family_resort", "private_island", "beach"];

/** A hotel for search engines; the house's art shows no real hotel, so only a hotel's own picture is named. */
export function hotelFacts(hotel: HotelView, publicUrl: string) {
  const { name, summary, path, country, place, picture, style } = hotel;
  const coordinates = chapterOf(hotel, "location")?.coordinates;
  const awards = chapterOf(hotel, "accolades")?.accolades.map(awardLine) ?? [];
  const properties = chapterOf(hotel, "overview")?.properties ?? [];
  const type = resortStyles.includes(style) ? "Resort" : "Hotel";
  return {
    "@type": type,
    name,
    description: summary,
    url: address(path, publicUrl),
    address: { "@type": "PostalAddress", addressLocality: place, addressCountry: country },
    ...(picture.kind === "file" && { image: new URL(picture.src, publicUrl).href }),
    ...(coordinates && { geo: { "@type": "GeoCoordinates", ...coordinates } }),
    ...(awards.length > 0 && { award: awards }),
    ...(properties.length > 0 && {
      containsPlace: properties.map((property) => ({
        "@type": type,
        name: property.name,
        address: { "@type": "PostalAddress", addressLocality: property.place, addressCountry: country },
      })),
    }),
  };
}

/** The way from home to the collection and, if one is given, to a hotel in it. */
export function breadcrumbs(hotels: Pick<HotelView, "name" | "path">[], publicUrl: string) {
  const way = [
    { name: "Lilamonde", path: "/" },
    { name: m.lilamonde_collection_title(), path: "/lilamonde" },
    ...hotels,
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: address(path, publicUrl),
    })),
  };
}

/** The collection for search engines, in the order the page has it. */
export function collectionFacts(hotels: Pick<HotelView, "name" | "path">[], publicUrl: string) {
  return {
    "@type": "ItemList",
    name: m.lilamonde_collection_title(),
    itemListElement: hotels.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      url: address(path, publicUrl),
    })),
  };
}

type Accolade = ChapterViewOf<"accolades">["accolades"][number];

function awardLine({ name, awardedBy, year }: Accolade): string {
  return [name, awardedBy, year].filter(Boolean).join(", ");
}

function chapterOf<K extends ChapterKind>({ chapters }: HotelView, kind: K): ChapterViewOf<K> | undefined {
  return chapters.find((chapter): chapter is ChapterViewOf<K> => chapter.kind === kind);
}

function address(path: string, publicUrl: string): string {
  return new URL(sitePath(path), publicUrl).href;
}
