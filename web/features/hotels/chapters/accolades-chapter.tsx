import styles from "#web/features/hotels/chapters/styles/accolades.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { ChapterTitle } from "../parts/chapter-title.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Prose } from "../parts/prose.tsx";
import { RowList } from "../parts/row-list.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

/** What others have recognised, with its source, and how we speak of it. */
export function AccoladesChapter({ chapter }: { chapter: ChapterViewOf<"accolades"> }) {
  const { title, lead, paragraphs, facts, accolades } = chapter;
  const rows = accolades.map(({ name, text, awardedBy, year }) => ({
    title: name,
    text: [awardedBy, text].filter(Boolean).join(". "),
    note: year?.toString() ?? null,
  }));
  return (
    <>
      <div className={classNames("grid-12", styles.accolades)}>
        <ChapterTitle title={title} />
        <div className={styles.accoladesWords}>
          {lead && <p className="lead">{lead}</p>}
          <Prose paragraphs={paragraphs} />
        </div>
      </div>
      <RowList rows={rows} />
      <FactBand facts={facts} />
    </>
  );
}
