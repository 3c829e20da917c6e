import { Gauge, Inbox, Mail, UserRound } from "lucide-react";
import { m } from "#messages/messages.js";
import type { PortalMenu } from "./portal-menu.ts";

const home = "/admin";

/** The administration's side menu; a capability adds its page here when it has one. */
export const adminMenu: PortalMenu = {
  home,
  groups: [
    {
      label: m.menu_operation,
      isAlwaysOpen: true,
      items: [
        { to: home, label: m.menu_overview, icon: Gauge },
        { to: `${home}/approvals`, label: m.menu_approvals, icon: Inbox },
        { to: `${home}/invitations`, label: m.menu_invitations, icon: Mail },
      ],
    },
    { label: m.menu_account, items: [{ to: `${home}/profile`, label: m.menu_profile, icon: UserRound }] },
  ],
};
