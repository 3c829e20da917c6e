import { Link } from "react-router";
import type { Growth } from "#domain/growth/growth.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatDate } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import styles from "./growth.module.css";
import { said } from "./words.ts";

type Fam = Growth["famTrips"];

/** Whether fam trips are open to the reader, told before anybody asks; what is missing otherwise, trip by trip. */
export function FamTrips({ famTrips }: { famTrips: Fam }) {
  const { isEligible, score, from, ahead } = famTrips;
  const home = useHome();
  return (
    <section aria-labelledby="fam" className={styles.fam}>
      <h2 id="fam">{m.growth_fam()}</h2>
      <p>
        {isEligible
          ? m.growth_fam_open()
          : from
            ? m.growth_fam_missing({ name: named(from.tier), missing: Math.max(0, from.score - score) })
            : m.growth_fam_none()}
      </p>
      {ahead.length > 0 && (
        <>
          <h3>{m.growth_fam_ahead()}</h3>
          <ul>
            {ahead.map((trip) => (
              <li key={trip.id}>
                <Link className="text-link touch-target" to={`${home}/events`}>
                  {said(trip.title)}
                </Link>
                , {formatDate(trip.startsAt)}: {lackWords(trip.lacks, from)}.
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className="text-link touch-target" to={`${home}/tiers`}>
        {m.growth_fam_ladder()}
      </Link>
    </section>
  );
}

function lackWords(lacks: Fam["ahead"][number]["lacks"], from: Fam["from"]): string {
  if (lacks.length === 0) return m.growth_fam_ready();
  const words = lacks.map((lack) =>
    lack.kind === "training"
      ? m.growth_fam_lack_training({ title: said(lack.title) })
      : from
        ? m.growth_fam_lack_tier({ name: named(from.tier) })
        : m.growth_fam_lack_tier_any(),
  );
  return m.growth_fam_lacks({ lacks: new Intl.ListFormat(getLocale()).format(words) });
}

const named = (tier: string) => tier[0]!.toUpperCase() + tier.slice(1);
