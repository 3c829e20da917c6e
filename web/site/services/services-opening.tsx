import { m } from "#messages/messages.js";
import { HeroPlate } from "#web/features/heroes/hero-plate.tsx";
import type { HeroView } from "#web/features/heroes/hero-view.ts";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { sitePath } from "../site-path.ts";
import styles from "./services-opening.module.css";

/** The service in a sentence, beside a corridor that leads somewhere. */
export function ServicesOpening({ hero }: { hero: HeroView | null }) {
  return (
    <section className={styles.servicesOpening}>
      <div className={styles.servicesOpeningWords}>
        <h1 className="d1">{m.services_heading()}</h1>
        <p className="lead">{m.services_lead()}</p>
        <ArrowLink to={sitePath("/contact")}>{m.services_open_action()}</ArrowLink>
      </div>
      <HeroPlate hero={hero} fallback="services-corridor" sizes="(max-width: 1023px) 100vw, 44vw" />
    </section>
  );
}
