import { Outlet } from "react-router";
import { m } from "#messages/messages.js";
import { PortalDoor } from "#web/portal/entry/portal-door.tsx";
import { advisorMenu } from "#web/portal/menu/advisor-menu.ts";
import { PortalFrame } from "#web/portal/portal-frame.tsx";

/** The advisor's portal: for advisors alone (spec §6). */
export default function AdvisorLayout() {
  return (
    <PortalDoor roles={["advisor"]}>
      {() => (
        <PortalFrame menu={advisorMenu} title={m.portal_advisor_title()}>
          <Outlet />
        </PortalFrame>
      )}
    </PortalDoor>
  );
}
