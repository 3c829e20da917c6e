import type { ReactNode } from "react";
import { ResourceView } from "#web/session/resource-view.tsx";
import { SessionsPanel } from "./devices/sessions-panel.tsx";
import { sessionsResource } from "./devices/sessions-resource.ts";
import { FactorsPanel } from "./factors/factors-panel.tsx";
import { RecoveryPanel } from "./factors/recovery-panel.tsx";
import { IdentitiesPanel } from "./identities-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { waysInResource } from "./security-resource.ts";
import "./security.css";

/** Everything about how a person comes in, and where they are. */
export function SecurityPanels({ passwordForm }: { passwordForm: ReactNode }) {
  return (
    <div className="security">
      <PasswordPanel form={passwordForm} />
      <ResourceView resource={waysInResource}>
        {({ factors, identities, recovery, providers }) => (
          <>
            <FactorsPanel factors={factors} />
            <RecoveryPanel recovery={recovery} hasFactor={factors.length > 0} />
            <IdentitiesPanel identities={identities} providers={providers} />
          </>
        )}
      </ResourceView>
      <ResourceView resource={sessionsResource}>
        {(sessions) => <SessionsPanel sessions={sessions} />}
      </ResourceView>
    </div>
  );
}
