import type { ReactNode } from "react";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useSessions } from "./devices/sessions.ts";
import { SessionsPanel } from "./devices/sessions-panel.tsx";
import { FactorsPanel } from "./factors/factors-panel.tsx";
import { RecoveryPanel } from "./factors/recovery-panel.tsx";
import { IdentitiesPanel } from "./identities-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import styles from "./security.module.css";
import { useWaysIn } from "./ways-in.ts";

/** Everything about how a person comes in, and where they are. */
export function SecurityPanels({ passwordForm }: { passwordForm: ReactNode }) {
  return (
    <div className={styles.security}>
      <PasswordPanel form={passwordForm} />
      <QueryView query={useWaysIn()}>
        {({ factors, identities, recovery, providers }) => (
          <>
            <FactorsPanel factors={factors} />
            <RecoveryPanel recovery={recovery} hasFactor={factors.length > 0} />
            <IdentitiesPanel identities={identities} providers={providers} />
          </>
        )}
      </QueryView>
      <QueryView query={useSessions()}>{(sessions) => <SessionsPanel sessions={sessions} />}</QueryView>
    </div>
  );
}
