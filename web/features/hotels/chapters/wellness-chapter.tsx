import styles from "#web/features/hotels/chapters/styles/wellness.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterTitle } from "../parts/chapter-title.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Plate } from "../parts/plate.tsx";
import { Prose } from "../parts/prose.tsx";
import { RowList } from "../parts/row-list.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** Rest: a picture that stays while the words go by. */
export function WellnessChapter({ chapter }: { chapter: ChapterViewOf<"wellness"> }) {
  const { title, lead, paragraphs, pictures, facts, programmes } = chapter;
  return (
    <div className={classNames("grid-12", styles.wellness)}>
      <Plate picture={pictures[0]} sizes="(max-width: 1023px) 100vw, 42vw" />
      <div className={styles.wellnessWords}>
        <ChapterTitle title={title} />
        {lead && <p className="lead">{lead}</p>}
        <Prose paragraphs={paragraphs} />
        <FactBand facts={facts} />
        <RowList
          rows={programmes.map(({ name, text, duration }) => ({ title: name, text, note: duration }))}
        />
      </div>
    </div>
  );
}
