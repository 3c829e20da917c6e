import type { HotelFilter, HotelStyle } from "#domain/hotels/hotels.ts";
import type { Count } from "#domain/list/list.ts";
import type { GlobeDrawing } from "#domain/maps/globe.ts";
import type { HotelSummaryView } from "./hotel-view.ts";

/** The collection as its page shows it: in one language, as the filter leaves it. */
export type CollectionView = {
  filter: Required<HotelFilter>;
  hotels: HotelSummaryView[];
  /** What the whole collection can be narrowed by. */
  countries: { value: string; label: string }[];
  styles: HotelStyle[];
  /** How many hotels the filter leaves. */
  count: Count;
  /** Where the next hotels begin; null after the last. */
  nextCursor: string | null;
  globe: GlobeDrawing;
};
