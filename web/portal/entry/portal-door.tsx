import type { ReactNode } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { ErrorState } from "#web/ui/screen-states.tsx";
import { useEntry } from "./use-entry.ts";

type PortalDoorProps = { roles: readonly Role[]; children: (role: Role) => ReactNode };

/** Shows a portal to its people; nothing of it renders until that is decided (spec §4). */
export function PortalDoor({ roles, children }: PortalDoorProps) {
  const entry = useEntry(roles);
  if (entry === "waiting") {
    return (
      <noscript>
        <p>{m.account_needs_scripts()}</p>
      </noscript>
    );
  }
  if (entry === "failed") return <ErrorState onRetry={() => window.location.reload()} />;
  return children(entry);
}
