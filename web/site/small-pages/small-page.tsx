import type { ReactNode } from "react";
import type { ArtName } from "#web/art/generated/art.ts";
import { HeroPlate } from "#web/features/heroes/hero-plate.tsx";
import type { HeroView } from "#web/features/heroes/hero-view.ts";
import { BreadcrumbData } from "../breadcrumb-data.tsx";
import styles from "./small-page.module.css";

type SmallPageProps = {
  name: string;
  path: string;
  heading: string;
  lead: string;
  hero: HeroView | null;
  fallback: ArtName;
  children?: ReactNode;
  /** What takes the whole width, below. */
  after?: ReactNode;
};

/** A page with one thing to say: words and what they lead to on the left, a tall picture on the right. */
export function SmallPage({ name, path, heading, lead, hero, fallback, children, after }: SmallPageProps) {
  return (
    <main id="content">
      <div className={styles.smallPage} data-slot="small-page">
        <div className={styles.smallPageWords}>
          <h1 className="d1">{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <HeroPlate
          className={styles.smallPagePlate}
          hero={hero}
          fallback={fallback}
          sizes="(max-width: 767px) 72vw, 34vw"
        />
        {children && <div className={styles.smallPageBody}>{children}</div>}
      </div>
      {after}
      <BreadcrumbData name={name} path={path} />
    </main>
  );
}
