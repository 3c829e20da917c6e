import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { incidentsQuery } from "./incidents.ts";
import { IncidentsPanel } from "./incidents-panel.tsx";
import styles from "./privacy-desk.module.css";
import { useRequests } from "./requests.ts";
import { RequestsPanel, requestQuestions } from "./requests-panel.tsx";

/** What the law asks of the house: requests with their clock, and incidents. */
export function PrivacyDeskView() {
  const place = useListPlace(requestQuestions());
  const requests = useRequests(place.asked);
  const incidents = useQuery(incidentsQuery);
  // The register waits until the list above it has come once, so that it is not pushed down.
  const [hasCome, setHasCome] = useState(false);
  if (!hasCome && (requests.data !== undefined || requests.isError)) setHasCome(true);
  return (
    <div className={styles.desk}>
      <RequestsPanel place={place} query={requests} />
      {hasCome && (
        <QueryView query={incidents}>
          {(register) => <IncidentsPanel incidents={register.incidents} />}
        </QueryView>
      )}
    </div>
  );
}
