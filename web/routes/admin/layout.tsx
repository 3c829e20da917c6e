import { Outlet } from "react-router";
import { m } from "#messages/messages.js";
import { PortalDoor } from "#web/portal/entry/portal-door.tsx";
import { adminMenu } from "#web/portal/menu/admin-menu.ts";
import { PortalFrame } from "#web/portal/portal-frame.tsx";

/** The administration: for administrators alone. */
export default function AdminLayout() {
  return (
    <PortalDoor roles={["admin"]}>
      {() => (
        <PortalFrame menu={adminMenu} title={m.portal_admin_title()}>
          <Outlet />
        </PortalFrame>
      )}
    </PortalDoor>
  );
}
