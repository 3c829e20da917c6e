import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Prose } from "../parts/prose.tsx";
import { RowList } from "../parts/row-list.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** The ideas a hotel stands on. */
export function PillarsChapter({ chapter }: { chapter: ChapterViewOf<"pillars"> }) {
  const { title, lead, paragraphs, pillars, facts } = chapter;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      <RowList rows={pillars} isLarge />
      <Prose paragraphs={paragraphs} isInColumns />
      <FactBand facts={facts} />
    </>
  );
}
