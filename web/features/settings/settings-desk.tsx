import { useQuery } from "@tanstack/react-query";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { RatesPanel } from "./rates-panel.tsx";
import styles from "./settings.module.css";
import { ratesQuery, settingsQuery } from "./settings.ts";
import { SettingsForm } from "./settings-form.tsx";

/** What the house says of itself everywhere, and what currencies are worth; both at once, so that nothing moves. */
export function SettingsDesk() {
  const settings = useQuery(settingsQuery);
  const worth = useQuery(ratesQuery);
  return (
    <QueryView query={settings} lines={10}>
      {(house) => (
        <QueryView query={worth} lines={10}>
          {({ rates }) => (
            <div className={styles.desk}>
              <SettingsForm key={house.version} house={house} />
              <RatesPanel rates={rates} />
            </div>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
