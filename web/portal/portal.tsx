import { Outlet } from "react-router";
import type { Role } from "#domain/accounts/roles.ts";
import { PortalDoor } from "./entry/portal-door.tsx";
import { portalMenus } from "./menu/portal-menus.ts";
import { PortalFrame } from "./portal-frame.tsx";
import { portalTitles } from "./portal-titles.ts";

/** Pages for people of some roles, each in the frame of their own portal. */
export function Portal({ roles }: { roles: readonly Role[] }) {
  return (
    <PortalDoor roles={roles}>
      {(role) => (
        <PortalFrame menu={portalMenus[role]} title={portalTitles[role]()}>
          <Outlet />
        </PortalFrame>
      )}
    </PortalDoor>
  );
}
