import { LayoutDashboard, UserRound } from "lucide-react";
import { m } from "#messages/messages.js";
import type { PortalMenu } from "./portal-menu.ts";

const home = "/hotel-portal";

/** The hotel portal's side menu; a capability adds its page here when it has one. */
export const hotelMenu: PortalMenu = {
  home,
  groups: [
    {
      label: m.menu_main,
      isAlwaysOpen: true,
      items: [{ to: home, label: m.menu_overview, icon: LayoutDashboard }],
    },
    { label: m.menu_account, items: [{ to: `${home}/profile`, label: m.menu_profile, icon: UserRound }] },
  ],
};
