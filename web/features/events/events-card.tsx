import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./events.module.css";
import { useMemberEvents } from "./events.ts";
import { whenWords } from "./when.ts";
import { registrationNames } from "./words.ts";

/** The next gatherings, and whether one has a place. */
export const eventsCard: DashboardCard = {
  id: "events",
  roles: ["advisor", "tour_operator", "hotel"],
  column: "narrow",
  Card: EventsCard,
};

function EventsCard() {
  const home = useHome();
  return (
    <Block title={m.footer_events()} way={{ to: `${home}/events`, label: m.events_card_all() }}>
      <QueryView query={useMemberEvents()} lines={2}>
        {({ events }) =>
          events.length === 0 ? (
            <p>{m.events_card_none()}</p>
          ) : (
            <ul className={styles.cardList}>
              {events.slice(0, 3).map(({ event, own }) => (
                <li key={event.id}>
                  <b>{inLanguage(event.title, getLocale())}</b>
                  <small>
                    {whenWords(event)}
                    {own && own.state !== "cancelled" && `. ${registrationNames[own.state].label()}`}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
