import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#web/site/page-meta.ts";
import { artName } from "../parts/hotel-picture.tsx";
import type { HotelView } from "../reading/hotel-view.ts";
import { breadcrumbs, hotelStructure } from "./structured-data.ts";

type HotelMetaInput = {
  hotel: HotelView;
  publicUrl: string;
  matches: Parameters<typeof pageMeta>[0]["matches"];
};

/** What search engines and shared links are told of a hotel. */
export function hotelMeta({ hotel, publicUrl, matches }: HotelMetaInput): MetaDescriptor[] {
  return [
    ...pageMeta({
      title: `${hotel.name} — Lilamonde`,
      description: hotel.summary,
      path: hotel.path,
      picture: artName(hotel.picture) ?? "lilamonde-courtyard",
      matches,
    }),
    { "script:ld+json": hotelStructure(hotel, publicUrl) },
    { "script:ld+json": breadcrumbs([hotel], publicUrl) },
  ];
}
