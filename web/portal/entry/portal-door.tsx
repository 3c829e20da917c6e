import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { useCurrentUser } from "#web/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/screen-states.tsx";
import { openSideOf } from "./open-side.ts";
import { useEntry } from "./use-entry.ts";
import { Waking } from "./waking.tsx";

type PortalDoorProps = { roles: readonly Role[]; children: (role: Role) => ReactNode };

/** Shows a portal to its people; nothing of it renders until that is decided (spec §4). */
export function PortalDoor({ roles, children }: PortalDoorProps) {
  const { user, signOut } = useCurrentUser();
  const entry = useEntry(roles);
  const openSide = openSideOf(useLocation().pathname);
  if (entry === "waiting") {
    return (
      <>
        <noscript>
          <p>{m.account_needs_scripts()}</p>
          {openSide && <a href={openSide}>{m.account_open_side()}</a>}
        </noscript>
        <Waking />
      </>
    );
  }
  if (entry === "failed") {
    const leave = (
      <Button look="quiet" size="work" onClick={() => void signOut()}>
        {m.account_sign_out()}
      </Button>
    );
    return <ErrorState onRetry={() => window.location.reload()} alternative={leave} />;
  }
  // Nothing that one person was shown outlives a change of persons in this tab.
  return <Fragment key={user?.id}>{children(entry)}</Fragment>;
}
