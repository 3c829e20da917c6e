import type { LucideIcon } from "lucide-react";

export type MenuBadge = "premium" | "new" | "ai" | "silver_up";

export type MenuItem = {
  to: string;
  label: () => string;
  icon: LucideIcon;
  badge?: MenuBadge;
  /** It leads out of the portals, to the public site. */
  isOnSite?: boolean;
};

export type MenuGroup = { label: () => string; isAlwaysOpen?: boolean; items: MenuItem[] };

/** One portal's side menu; `home` is the address that only itself makes current, not what lies under it. */
export type PortalMenu = { home: string; groups: MenuGroup[] };

/** Whether an item leads to the page shown, or to the one it lies under. */
export function isCurrent({ to }: MenuItem, { home, pathname }: { home: string; pathname: string }): boolean {
  return pathname === to || (to !== home && pathname.startsWith(`${to}/`));
}
