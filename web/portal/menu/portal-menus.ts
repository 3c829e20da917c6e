import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { portalFeatures } from "../features.ts";
import { menuPlans } from "./menu-plans.ts";
import type { MenuGroup, MenuItem, PortalMenu } from "./portal-menu.ts";

/** The side menu of each portal. */
export const portalMenus: Record<Role, PortalMenu> = {
  advisor: menuOf("advisor"),
  tour_operator: menuOf("tour_operator"),
  hotel: menuOf("hotel"),
  admin: menuOf("admin"),
};

function menuOf(portal: Role): PortalMenu {
  const home = homeOf[portal];
  const { first, groups } = menuPlans[portal];
  const filled = Object.entries(groups).map(([id, label], index): MenuGroup => {
    const items = itemsOf(portal, id);
    return index === 0
      ? { label, isAlwaysOpen: true, items: [{ to: home, ...first }, ...items] }
      : { label, items };
  });
  return { home, groups: filled };
}

function itemsOf(portal: Role, group: string): MenuItem[] {
  return portalFeatures
    .flatMap(({ pages = {}, menu = [] }) => menu.map((entry) => ({ ...entry, page: pages[entry.path] })))
    .flatMap(({ path, page, at, label, icon }) => {
      const found = at[portal];
      if (found?.group !== group) return [];
      const isOnSite = page?.portals === "site";
      const to =
        isOnSite || page?.portals === "member" || page?.portals === "house"
          ? `/${path}`
          : `${homeOf[portal]}/${path}`;
      const { place, badge } = found;
      return [{ place, item: { to, label, icon, ...(badge && { badge }), ...(isOnSite && { isOnSite }) } }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
