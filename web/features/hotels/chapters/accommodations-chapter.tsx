import styles from "#web/features/hotels/chapters/styles/accommodations.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Plate } from "../parts/plate.tsx";
import { Prose } from "../parts/prose.tsx";
import { RowList } from "../parts/row-list.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** Where one sleeps: a picture beside the words, and the rooms as the hotel has confirmed them. */
export function AccommodationsChapter({ chapter }: { chapter: ChapterViewOf<"accommodations"> }) {
  const { title, lead, paragraphs, pictures, facts, rooms } = chapter;
  const picture = pictures[0] ?? rooms.find((room) => room.picture)?.picture ?? undefined;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      <div className={classNames("grid-12", styles.accommodations)}>
        <Plate picture={picture} sizes="(max-width: 1023px) 100vw, 58vw" />
        <Prose paragraphs={paragraphs} />
      </div>
      <RowList rows={rooms.map(({ name, text, guests }) => ({ title: name, text, note: guests }))} />
      <FactBand facts={facts} />
    </>
  );
}
