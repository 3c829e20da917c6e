import { memo } from "react";
import { dateOfDay, dayCount } from "#domain/journeys/days.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { nightsInWords, shortDay } from "../words.ts";
import styles from "./rail.module.css";
import { stretchesOf } from "./stretches.ts";

type DayRailProps = { journey: Journey; optionId: string };

/** The days beside the itinerary, by where they are spent, each a way to its place. */
export const DayRail = memo(function DayRail({ journey, optionId }: DayRailProps) {
  const { head } = journey;
  const stretches = stretchesOf({
    blocks: journey.blocks.filter((block) => block.optionId === optionId),
    days: dayCount(head),
    nameOf: ({ title }) => inLanguage(title, head.language),
  });
  return (
    <nav className={styles.days} aria-label={m.journeys_days()}>
      {stretches.map(({ place, nights, days }) => (
        <div key={days[0]} className={styles.stretch}>
          {place && (
            <p>
              <b>{place}</b> <span className="figures">{nightsInWords(nights)}</span>
            </p>
          )}
          {days.map((day) => (
            <a key={day} href={`#day-${day + 1}`}>
              <span className="figures">{day + 1}</span> {shortDay(dateOfDay(head.startsOn, day))}
            </a>
          ))}
        </div>
      ))}
      <a href="#parked">{m.journeys_parked()}</a>
    </nav>
  );
});
