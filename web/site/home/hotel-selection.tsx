import { Link } from "react-router";
import { m } from "#messages/messages.js";
import type { ArtName } from "#web/art/generated/art.ts";
import { ArrowLabel } from "#web/ui/arrow-link.tsx";
import cardStyles from "#web/ui/card.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { sitePath } from "../site-path.ts";
import authorPillarsStyles from "./author-pillars.module.css";
import styles from "./hotel-selection.module.css";

type Stay = {
  name: string;
  path: string;
  place: string;
  picture: ArtName;
  facts: { value: string; text: string }[];
  action: string;
};

/** 7. The two featured collections, with the facts of spec §1. */
export function HotelSelection() {
  return (
    <section className={classNames("section", authorPillarsStyles.selection)} data-slot="selection">
      <div className="wrap">
        <h2 className="d3">{m.home_selection_title()}</h2>
        {stays().map((stay) => (
          <StayCard key={stay.path} stay={stay} />
        ))}
      </div>
    </section>
  );
}

function StayCard({ stay }: { stay: Stay }) {
  return (
    <Link
      className={classNames("grid-12", cardStyles.card, styles.stay)}
      data-slot="card"
      to={sitePath(stay.path)}
    >
      <div className={styles.stayText}>
        <p className="caption">{stay.place}</p>
        <h3 className="d3">{stay.name}</h3>
        <dl>
          {stay.facts.map((fact) => (
            <div key={fact.value}>
              <dt>{fact.value}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <ArrowLabel>{stay.action}</ArrowLabel>
      </div>
      <div className="plate">
        <Picture name={stay.picture} sizes="(max-width: 1023px) 100vw, 66vw" />
      </div>
    </Link>
  );
}

function stays(): Stay[] {
  return [
    {
      name: "Velaa Private Island",
      path: "/velaa-private-island",
      place: m.velaa_place(),
      picture: "velaa-aerial",
      facts: [
        { value: m.velaa_fact_flight(), text: m.velaa_fact_flight_text() },
        { value: m.velaa_fact_menu(), text: m.velaa_fact_menu_text() },
        { value: m.velaa_fact_wellness(), text: m.velaa_fact_wellness_text() },
      ],
      action: m.velaa_action(),
    },
    {
      name: "Martinhal Luxury Resorts",
      path: "/martinhal-luxury-resorts",
      place: m.martinhal_place(),
      picture: "martinhal-coast",
      facts: [
        { value: m.martinhal_fact_club(), text: m.martinhal_fact_club_text() },
        { value: m.martinhal_fact_menus(), text: m.martinhal_fact_menus_text() },
        { value: m.martinhal_fact_spa(), text: m.martinhal_fact_spa_text() },
      ],
      action: m.martinhal_action(),
    },
  ];
}
