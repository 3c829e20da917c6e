import type { EventCard } from "#domain/events/events.ts";
import { eventPath } from "#domain/events/paths.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import { whenWords } from "../when.ts";
import styles from "./page.module.css";

/** Public events, each a way to its page, with how many places are left. */
export function EventCards({ events }: { events: EventCard[] }) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.id} className={styles.card}>
          <p className="caption">{whenWords(event)}</p>
          <h2 className="d4">
            <a className={styles.cardLink} href={sitePath(eventPath(event.slug))}>
              {said(event.title)}
            </a>
          </h2>
          <p>{said(event.headline)}</p>
          <p className={styles.cardPlace}>
            {event.venue}, {event.city}
            {" · "}
            {event.free > 0 ? m.events_places_left({ count: event.free }) : m.events_waiting_list()}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What has been, in one line each. */
export function PastEvents({ events }: { events: EventCard[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.past} aria-labelledby="past-events">
      <h2 id="past-events" className="d4">
        {m.events_past()}
      </h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            {said(event.title)}
            <span>{whenWords(event)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
