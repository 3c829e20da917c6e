import { Link } from "react-router";
import type { JourneySummary } from "#domain/journeys/journey-lists.ts";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import styles from "./journeys.module.css";
import { useJourneys } from "./journeys.ts";
import { stateName, stateTones } from "./state-names.ts";
import { dateRange } from "./words.ts";

const SHOWN = 4;
/** Where nothing more is to be done. */
const over: readonly string[] = ["completed", "declined", "cancelled"];

/** The journeys somebody worked on last, those that are over after those that are not. */
export const journeysCard: DashboardCard = {
  id: "journeys",
  roles: ["advisor", "tour_operator"],
  column: "wide",
  Card: LatestJourneys,
};

function LatestJourneys() {
  const home = useHome();
  const list = useJourneys({ q: "", sort: "-updatedAt", limit: 3 * SHOWN });
  return (
    <Block title={m.menu_my_journeys()} way={{ to: `${home}/my-journeys`, label: m.journeys_all() }}>
      <QueryView query={list} lines={4}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="note">{m.journeys_none_text()}</p>
          ) : (
            <ul className={styles.latest}>
              {underWayFirst(rows).map((journey) => (
                <li key={journey.id}>
                  <Link to={`${home}/my-journeys/${journey.id}`}>{journey.title}</Link>
                  <span className="note">{dateRange(journey)}</span>
                  <Badge tone={stateTones[journey.state]}>{stateName(journey.state)}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}

function underWayFirst(journeys: JourneySummary[]): JourneySummary[] {
  const [underWay, past] = [false, true].map((isOver) =>
    journeys.filter(({ state }) => over.includes(state) === isOver),
  );
  return [...underWay!, ...past!].slice(0, SHOWN);
}
