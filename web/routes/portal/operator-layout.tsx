import { Outlet } from "react-router";
import { m } from "#messages/messages.js";
import { PortalDoor } from "#web/portal/entry/portal-door.tsx";
import { operatorMenu } from "#web/portal/menu/operator-menu.ts";
import { PortalFrame } from "#web/portal/portal-frame.tsx";

/** The tour operator's portal: for tour operators alone (spec §6). */
export default function OperatorLayout() {
  return (
    <PortalDoor roles={["tour_operator"]}>
      {() => (
        <PortalFrame menu={operatorMenu} title={m.portal_operator_title()}>
          <Outlet />
        </PortalFrame>
      )}
    </PortalDoor>
  );
}
