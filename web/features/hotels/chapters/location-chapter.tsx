import styles from "#web/features/hotels/chapters/styles/location.module.css";
import { classNames } from "#web/ui/class-names.ts";
import type { LocationDrawing } from "../drawings/drawing.ts";
import { LocationMap } from "../drawings/location-map.tsx";
import { ChapterTitle } from "../parts/chapter-title.tsx";
import { DetailList } from "../parts/detail-list.tsx";
import { Prose } from "../parts/prose.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

type LocationProps = { chapter: ChapterViewOf<"location">; drawing: LocationDrawing | null };

/** Where the hotel is and how one gets there, beside its chart. */
export function LocationChapter({ chapter, drawing }: LocationProps) {
  const { title, lead, paragraphs, details, facts } = chapter;
  return (
    <div className={classNames("grid-12", styles.location)}>
      <div className={styles.locationWords}>
        <ChapterTitle title={title} />
        {lead && <p className="lead">{lead}</p>}
        <DetailList details={details} />
        <Prose paragraphs={paragraphs} />
      </div>
      {drawing && <LocationMap drawing={drawing} distance={facts[0]?.value} />}
    </div>
  );
}
