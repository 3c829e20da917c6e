import {
  Award,
  CalendarCheck,
  ClipboardCheck,
  FolderOpen,
  Hotel,
  Layers,
  LayoutDashboard,
  Lightbulb,
  Lighthouse,
  Megaphone,
  Package,
  Route,
  Rss,
  Sprout,
  Store,
  UserRound,
  Wallet,
} from "lucide-react";
import { m } from "#messages/messages.js";
import type { PortalMenu } from "./portal-menu.ts";

const home = "/advisor-portal";

/** The advisor portal's side menu (spec §2). */
export const advisorMenu: PortalMenu = {
  home,
  groups: [
    {
      label: m.menu_main,
      isAlwaysOpen: true,
      items: [{ to: home, label: m.menu_dashboard, icon: LayoutDashboard }],
    },
    {
      label: m.menu_exclusive_tools,
      items: [
        { to: `${home}/my-journeys`, label: m.menu_my_journeys, icon: Route, badge: "premium" },
        { to: `${home}/checkpoints`, label: m.menu_checkpoints, icon: CalendarCheck, badge: "new" },
        { to: "/marketplace", label: m.menu_marketplace, icon: Store, badge: "new" },
        { to: `${home}/insights`, label: m.menu_insights, icon: Lighthouse, badge: "ai" },
      ],
    },
    {
      label: m.menu_resources,
      items: [
        { to: `${home}/materials`, label: m.menu_materials, icon: FolderOpen },
        { to: `${home}/marketing`, label: m.menu_marketing, icon: Megaphone },
        { to: `${home}/products`, label: m.menu_products, icon: Package },
      ],
    },
    {
      label: m.menu_development,
      items: [
        { to: "/diagnostico-pdi", label: m.menu_diagnostic, icon: ClipboardCheck, badge: "silver_up" },
        { to: `${home}/growth`, label: m.menu_growth, icon: Sprout },
        { to: `${home}/tiers`, label: m.menu_tiers, icon: Layers },
        { to: `${home}/reputation`, label: m.menu_reputation, icon: Award },
      ],
    },
    {
      label: m.menu_business,
      items: [
        { to: `${home}/earnings`, label: m.menu_earnings, icon: Wallet },
        { to: `${home}/refer-hotel`, label: m.menu_refer_hotel, icon: Hotel },
        { to: `${home}/feature-requests`, label: m.menu_feature_requests, icon: Lightbulb },
      ],
    },
    {
      label: m.menu_account,
      items: [
        { to: `${home}/profile`, label: m.menu_profile, icon: UserRound },
        { to: `${home}/social`, label: m.menu_social, icon: Rss },
      ],
    },
  ],
};
