import type { ReactNode } from "react";
import { Link } from "react-router";
import type { JourneySummary } from "#domain/journeys/journey-lists.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import styles from "./journeys.module.css";
import { useBoard } from "./journeys.ts";
import { stateName } from "./state-names.ts";
import type { useJourneysPlace } from "./use-journeys-place.ts";
import { dateRange, money } from "./words.ts";

type Place = ReturnType<typeof useJourneysPlace>;

/** A column for each state that has journeys, the latest above; what a column has beyond is in the list. */
export function JourneyBoardView({ place, begin }: { place: Place; begin: ReactNode }) {
  const board = useBoard(place.q);
  return (
    <QueryView query={board}>
      {({ columns }) => {
        const filled = columns.filter(({ count }) => count.value > 0);
        if (filled.length === 0) return <NoJourneys place={place} begin={begin} />;
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
          <section className={styles.board} aria-label={m.journeys_board()} tabIndex={0}>
            {filled.map(({ state, count, cards }) => (
              <section key={state} className={styles.column} aria-label={stateName(state)}>
                <h2>
                  {stateName(state)} <span className="figures">{formatNumber(count.value)}</span>
                </h2>
                <ul>
                  {cards.map((journey) => (
                    <li key={journey.id}>
                      <JourneyCard journey={journey} />
                    </li>
                  ))}
                </ul>
                {count.value > cards.length && (
                  <Link className={styles.more} to={place.stateAddress(state)}>
                    {m.journeys_board_more({ count: formatNumber(count.value - cards.length) })}
                  </Link>
                )}
              </section>
            ))}
          </section>
        );
      }}
    </QueryView>
  );
}

/** Nothing to show: because of the words searched for, or because nothing was begun. */
function NoJourneys({ place, begin }: { place: Place; begin: ReactNode }) {
  if (place.q || place.state) return <NothingFound allAddress={place.allAddress} />;
  return <EmptyState title={m.journeys_none()} text={m.journeys_none_text()} action={begin} />;
}

function JourneyCard({ journey }: { journey: JourneySummary }) {
  const home = useHome();
  return (
    <Link className={styles.card} to={`${home}/my-journeys/${journey.id}`}>
      <b>{journey.title}</b>
      {journey.clientName && <span>{journey.clientName}</span>}
      <span>{dateRange(journey)}</span>
      {journey.worth !== null && <span className="figures">{money(journey.worth, journey.currency)}</span>}
    </Link>
  );
}
