import { Outlet } from "react-router";
import { m } from "#messages/messages.js";
import { PortalDoor } from "#web/portal/entry/portal-door.tsx";
import { hotelMenu } from "#web/portal/menu/hotel-menu.ts";
import { PortalFrame } from "#web/portal/portal-frame.tsx";

/** The hotel's portal: for hotels alone. */
export default function HotelLayout() {
  return (
    <PortalDoor roles={["hotel"]}>
      {() => (
        <PortalFrame menu={hotelMenu} title={m.portal_hotel_title()}>
          <Outlet />
        </PortalFrame>
      )}
    </PortalDoor>
  );
}
