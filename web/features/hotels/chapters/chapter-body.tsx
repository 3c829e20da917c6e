import type { ChapterView, HotelView } from "../reading/hotel-view.ts";
import { AccoladesChapter } from "./accolades-chapter.tsx";
import { AccommodationsChapter } from "./accommodations-chapter.tsx";
import { FoundersChapter } from "./founders-chapter.tsx";
import { GalleryChapter } from "./gallery-chapter.tsx";
import { GastronomyChapter } from "./gastronomy-chapter.tsx";
import { LocationChapter } from "./location-chapter.tsx";
import { OverviewChapter } from "./overview-chapter.tsx";
import { PillarsChapter } from "./pillars-chapter.tsx";
import { VillasChapter } from "./villas-chapter.tsx";
import { WellnessChapter } from "./wellness-chapter.tsx";

type ChapterBodyProps = {
  chapter: ChapterView;
  hotel: Pick<HotelView, "facts" | "drawing" | "style" | "hotels">;
};

/** A chapter in the composition of its kind. */
export function ChapterBody({ chapter, hotel }: ChapterBodyProps) {
  switch (chapter.kind) {
    case "overview":
      return <OverviewChapter chapter={chapter} hotelFacts={hotel.facts} hotels={hotel.hotels} />;
    case "founders":
      return <FoundersChapter chapter={chapter} />;
    case "pillars":
      return <PillarsChapter chapter={chapter} />;
    case "accommodations":
      return <AccommodationsChapter chapter={chapter} />;
    case "gastronomy":
      return <GastronomyChapter chapter={chapter} />;
    case "wellness":
      return <WellnessChapter chapter={chapter} />;
    case "gallery":
      return <GalleryChapter chapter={chapter} />;
    case "location":
      return <LocationChapter chapter={chapter} drawing={hotel.drawing} />;
    case "villas":
      return <VillasChapter chapter={chapter} isOnWater={hotel.style === "private_island"} />;
    case "accolades":
      return <AccoladesChapter chapter={chapter} />;
  }
}
