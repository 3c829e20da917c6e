import { Gauge, LayoutDashboard, type LucideIcon } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import type { MenuBadge } from "./portal-menu.ts";

type MenuPlan = {
  /** The portal's first page, which begins the first group. */
  first: { label: () => string; icon: LucideIcon };
  /** The groups in their order; the first is always open. */
  groups: Record<string, () => string>;
};

/** The side menu of each portal without its entries, which come from the features (spec §2). */
export const menuPlans = {
  advisor: {
    first: { label: m.menu_dashboard, icon: LayoutDashboard },
    groups: {
      main: m.menu_main,
      tools: m.menu_exclusive_tools,
      resources: m.menu_resources,
      development: m.menu_development,
      business: m.menu_business,
      account: m.menu_account,
    },
  },
  tour_operator: {
    first: { label: m.menu_dashboard, icon: LayoutDashboard },
    groups: { main: m.menu_elite_tour_operator },
  },
  hotel: {
    first: { label: m.menu_overview, icon: LayoutDashboard },
    groups: { main: m.menu_main, account: m.menu_account },
  },
  admin: {
    first: { label: m.menu_overview, icon: Gauge },
    groups: {
      main: m.menu_operation,
      network: m.menu_network,
      content: m.menu_content,
      finance: m.menu_finance,
      house: m.menu_house,
      account: m.menu_account,
    },
  },
} as const satisfies Record<Role, MenuPlan>;

/** Where a menu has an entry: in which group, as the how-manieth, and with which badge. */
type MenuPlace<Portal extends Role> = {
  group: keyof (typeof menuPlans)[Portal]["groups"];
  place: number;
  badge?: MenuBadge;
};

export type MenuPlaces = { [Portal in Role]?: MenuPlace<Portal> };
