import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import styles from "./journeys.module.css";
import { useJourneys } from "./journeys.ts";
import { stateName, stateTones } from "./state-names.ts";
import { dateRange } from "./words.ts";

/** The journeys for one client, the next first. */
export function ClientJourneys({ clientId }: { clientId: string }) {
  const home = useHome();
  const list = useJourneys({ q: "", sort: "-startsOn", client: clientId, limit: 25 });
  return (
    <QueryView query={list} lines={2}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="note">{m.clients_journeys_none()}</p>
        ) : (
          <ul className={styles.latest}>
            {rows.map((journey) => (
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
  );
}
