import type { LucideIcon } from "lucide-react";
import type { LiveKeys } from "#web/session/queries/use-live-queries.ts";
import type { DashboardCard } from "./dashboard/dashboard-card.ts";
import type { HouseTab } from "./house/house-tab.ts";
import type { MenuPlaces } from "./menu/menu-plans.ts";
import type { PortalPages } from "./portal-page.ts";
import type { PortalAction } from "./search/portal-action.ts";
import type { SearchSource } from "./search/search-source.ts";

/** A page's entry in the side menus, and where each menu has it. */
export type MenuEntry<Path = string> = {
  path: Path;
  label: () => string;
  icon: LucideIcon;
  at: MenuPlaces;
};

/** Everything a portal has to know of one feature. */
export type PortalFeature = {
  pages?: PortalPages;
  menu?: readonly MenuEntry[];
  /** Its cards on the dashboards; loaded when a dashboard has greeted its reader. */
  cards?: () => Promise<{ cards: readonly DashboardCard[] }>;
  /** Its tabs in the house of a hotel, whose pages lie under `houses/:slug`. */
  houseTabs?: readonly HouseTab[];
  /** What people come to it to do, by name in the search. */
  actions?: readonly PortalAction[];
  /** What the search finds of it; loaded when somebody searches. */
  search?: () => Promise<{ searchSource: SearchSource }>;
  /** Which of its readings each live event makes stale. */
  live?: LiveKeys;
};

/** Declares a feature; its menu may only name pages it has. */
export function declareFeature<const Pages extends PortalPages>(
  feature: PortalFeature & { pages?: Pages; menu?: readonly MenuEntry<keyof Pages & string>[] },
): PortalFeature {
  return feature;
}
