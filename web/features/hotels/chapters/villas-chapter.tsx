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
      <div className="grid-12 villas">
        {isOnWater && <VillaPlan />}
        <Prose paragraphs={paragraphs} />
      </div>
      {villas.map((villa) => (
        <section key={villa.name} className="grid-12 villa">
          <Plate picture={villa.picture ?? undefined} sizes="(max-width: 1023px) 100vw, 58vw" />
          <div className="villa-words">
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
