import { m } from "#messages/messages.js";
import { HeroPlate } from "#web/features/heroes/hero-plate.tsx";
import type { HeroView } from "#web/features/heroes/hero-view.ts";
import styles from "./about-opening.module.css";

/** The house in a sentence, and its picture running off the page. */
export function AboutOpening({ hero }: { hero: HeroView | null }) {
  return (
    <section className={styles.aboutOpening}>
      <div className="wrap grid-12">
        <h1 className="d1">{m.about_heading()}</h1>
        <p className="lead">{m.about_lead()}</p>
      </div>
      <HeroPlate
        className={styles.aboutOpeningPlate}
        hero={hero}
        fallback="lilamonde-courtyard"
        sizes="(max-width: 767px) 100vw, 80vw"
      />
    </section>
  );
}
