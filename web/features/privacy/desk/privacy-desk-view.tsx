import { useQuery } from "@tanstack/react-query";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { deskQuery } from "./desk.ts";
import { IncidentsPanel } from "./incidents-panel.tsx";
import styles from "./privacy-desk.module.css";
import { RequestsPanel } from "./requests-panel.tsx";

/** What the law asks of the house: requests with their clock, and incidents. */
export function PrivacyDeskView() {
  return (
    <QueryView query={useQuery(deskQuery)} lines={8}>
      {({ requests, incidents }) => (
        <div className={styles.desk}>
          <RequestsPanel requests={requests} />
          <IncidentsPanel incidents={incidents} />
        </div>
      )}
    </QueryView>
  );
}
