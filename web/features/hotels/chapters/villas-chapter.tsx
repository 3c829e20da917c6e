import styles from "#web/features/hotels/chapters/styles/villas.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { VillaPlan } from "../drawings/villa-plan.tsx";
import { ChapterOpening } from "../parts/chapter-opening.tsx";
import { DetailList } from "../parts/detail-list.tsx";
import { FactBand } from "../parts/fact-band.tsx";
import { Plate } from "../parts/plate.tsx";
import { Prose } from "../parts/prose.tsx";
import type { ChapterViewOf } from "../reading/hotel-view.ts";

type VillasProps = { chapter: ChapterViewOf<"villas">; isOnWater: boolean };

/** The villas one by one; where they stand on water, after a plan that shows how to read them. */
export function VillasChapter({ chapter, isOnWater }: VillasProps) {
  const { title, lead, paragraphs, facts, villas } = chapter;
  return (
    <>
      <ChapterOpening title={title} lead={lead} />
      <div className={classNames("grid-12", styles.villas)}>
        {isOnWater && <VillaPlan />}
        <Prose paragraphs={paragraphs} />
      </div>
      {villas.map((villa) => (
        <section key={villa.name} className={classNames("grid-12", styles.villa)}>
          <Plate picture={villa.picture ?? undefined} sizes="(max-width: 1023px) 100vw, 58vw" />
          <div className={styles.villaWords}>
            <h3 className="d3">{villa.name}</h3>
            {villa.text && <p className="prose">{villa.text}</p>}
            <DetailList details={villa.details} />
          </div>
        </section>
      ))}
      <FactBand facts={facts} />
    </>
  );
}
