import {
  FolderOpen,
  Layers,
  LayoutDashboard,
  Lighthouse,
  Megaphone,
  Package,
  Sprout,
  Store,
  UserRound,
  Wallet,
} from "lucide-react";
import { m } from "#messages/messages.js";
import type { PortalMenu } from "./portal-menu.ts";

const home = "/tour-operator-portal";

/** The tour operator portal's side menu (spec §2). */
export const operatorMenu: PortalMenu = {
  home,
  groups: [
    {
      label: m.menu_elite_tour_operator,
      isAlwaysOpen: true,
      items: [
        { to: home, label: m.menu_dashboard, icon: LayoutDashboard },
        { to: `${home}/materials`, label: m.menu_materials, icon: FolderOpen },
        { to: `${home}/marketing`, label: m.menu_marketing, icon: Megaphone },
        { to: `${home}/insights`, label: m.menu_insights, icon: Lighthouse },
        { to: `${home}/growth`, label: m.menu_growth, icon: Sprout },
        { to: `${home}/tiers`, label: m.menu_tiers, icon: Layers },
        { to: "/marketplace", label: m.menu_marketplace, icon: Store },
        { to: `${home}/products`, label: m.menu_products, icon: Package },
        { to: `${home}/earnings`, label: m.menu_earnings, icon: Wallet },
        { to: `${home}/profile`, label: m.menu_profile, icon: UserRound },
      ],
    },
  ],
};
