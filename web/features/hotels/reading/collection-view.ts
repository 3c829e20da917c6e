import type { HotelFilter, HotelStyle } from "#domain/hotels/hotels.ts";
import type { GlobeDrawing } from "../drawings/drawing.ts";
import type { HotelSummaryView } from "./hotel-view.ts";

/** The collection as its page shows it: in one language, as the filter leaves it. */
export type CollectionView = {
  filter: Required<HotelFilter>;
  hotels: HotelSummaryView[];
  /** What the whole collection can be narrowed by. */
  countries: { value: string; label: string }[];
  styles: HotelStyle[];
  globe: GlobeDrawing;
};
