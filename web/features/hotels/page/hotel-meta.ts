import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#web/site/page-meta.ts";
import { artName } from "../parts/hotel-picture.tsx";
import type { HotelView } from "../reading/hotel-view.ts";

type HotelMetaInput = { hotel: HotelView; matches: Parameters<typeof pageMeta>[0]["matches"] };

/** What search engines and shared links are told of a hotel. */
export function hotelMeta({ hotel, matches }: HotelMetaInput): MetaDescriptor[] {
  return pageMeta({
    title: `${hotel.name} — Lilamonde`,
    description: hotel.summary,
    path: hotel.path,
    picture: artName(hotel.picture) ?? "lilamonde-courtyard",
    matches,
  });
}
