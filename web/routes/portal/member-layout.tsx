import { Outlet } from "react-router";
import { PortalDoor } from "#web/portal/entry/portal-door.tsx";
import { PortalFrame } from "#web/portal/portal-frame.tsx";
import { framedRoles, frames } from "#web/portal/role-frames.ts";

/** Pages that every member reaches by the same address, each inside their own portal's frame. */
export default function MemberLayout() {
  return (
    <PortalDoor roles={framedRoles}>
      {(role) => (
        <PortalFrame menu={frames[role].menu} title={frames[role].title()}>
          <Outlet />
        </PortalFrame>
      )}
    </PortalDoor>
  );
}
