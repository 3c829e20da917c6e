import { m } from "#messages/messages.js";
import styles from "#web/features/hotels/chapters/styles/overview.module.css";
import { sitePath } from "#web/site/site-path.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Plate } from "../parts/plate.tsx";
import { Prose } from "../parts/prose.tsx";
import { RowList } from "../parts/row-list.tsx";
import type { ChapterViewOf, FactView, HotelView } from "../reading/hotel-view.ts";

type OverviewProps = {
  chapter: ChapterViewOf<"overview">;
  hotelFacts: FactView[];
  /** The hotels of a group, whose rows lead to their pages. */
  hotels: HotelView["hotels"];
};

/** The hotel in one view; the facts of its card stand in for a chapter without its own. */
export function OverviewChapter({ chapter, hotelFacts, hotels }: OverviewProps) {
  const { title, lead, paragraphs, pictures, facts, properties } = chapter;
  const [first, second] = pictures;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      {first && (
        <div className={classNames("grid-12", styles.overviewPictures)} data-pair={second ? true : undefined}>
          <Plate picture={first} sizes="(max-width: 767px) 100vw, 66vw" />
          <Plate picture={second} sizes="(max-width: 767px) 62vw, 25vw" />
          {first.kind === "art" && <p className="caption">{m.hotels_pictures_note()}</p>}
        </div>
      )}
      <FactBand facts={facts.length > 0 ? facts : hotelFacts} />
      <Prose paragraphs={paragraphs} isInColumns />
      <RowList
        rows={properties.map(({ name, place, text }) => {
          const own = hotels.find((hotel) => hotel.name === name);
          return { title: name, text, note: place, to: own && sitePath(own.path) };
        })}
      />
    </>
  );
}
