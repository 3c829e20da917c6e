import type { ReactNode } from "react";
import type { EventPage } from "#domain/events/events.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { said } from "#web/locale/said.ts";
import { Picture } from "#web/ui/picture.tsx";
import { whenWords } from "../when.ts";
import styles from "./page.module.css";

/** An event's page: what, when, where and for whom, a place to take, and the programme. */
export function EventView({ event, panel }: { event: EventPage; panel: ReactNode }) {
  const language = getLocale();
  const address = `${event.venue}, ${event.address}, ${event.city}`;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
  return (
    <main id="content" className="wrap">
      <div className={styles.event}>
        <header className={styles.head}>
          <h1 className="d1">{said(event.headline)}</h1>
          <p className="lead">{said(event.lead)}</p>
        </header>
        {panel}
        <dl className={styles.facts}>
          <div>
            <dt>{m.events_when_label()}</dt>
            <dd>{whenWords(event)}</dd>
          </div>
          <div>
            <dt>{m.events_where_label()}</dt>
            <dd>
              {address}.{" "}
              <a className="text-link touch-target" href={map} rel="noopener noreferrer">
                {m.events_directions()}
              </a>
            </dd>
          </div>
          <div>
            <dt>{m.events_for_label()}</dt>
            <dd>{m.events_for_public()}</dd>
          </div>
          <div>
            <dt>{m.events_worth_label()}</dt>
            <dd>{m.events_worth()}</dd>
          </div>
        </dl>
        <div className={styles.plate}>
          <Picture name={event.picture} sizes="(max-width: 767px) 92vw, 24vw" isPriority />
        </div>
      </div>
      {event.programme.length > 0 && (
        <ol className={styles.programme}>
          {event.programme.map(({ at, title, note }) => (
            <li key={`${at} ${title.pt}`}>
              <time>{language === "pt" ? at.replace(":", "h") : at}</time>
              <b>{said(title)}</b>
              <span>{note && said(note)}</span>
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
