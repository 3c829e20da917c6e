import { Tooltip } from "@base-ui/react/tooltip";
import { NavLink } from "react-router";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { LabelBadge } from "#web/ui/badge.tsx";
import styles from "./menu.module.css";
import type { MenuBadge, MenuItem } from "./portal-menu.ts";

const badges = {
  premium: { tone: "brass", label: m.menu_badge_premium },
  new: { tone: "green", label: m.menu_badge_new },
  ai: { tone: "jacaranda", label: m.menu_badge_ai },
  silver_up: { tone: "silver", label: m.menu_badge_silver_up },
} as const satisfies Record<MenuBadge, unknown>;

type MenuLinkProps = { item: MenuItem; home: string; isCollapsed: boolean; onNavigate?: () => void };

/** One way of the menu; where only its icon shows, its name comes up beside it. */
export function MenuLink({ item, home, isCollapsed, onNavigate }: MenuLinkProps) {
  const { label, icon: Icon, badge, isOnSite = false } = item;
  const to = isOnSite ? sitePath(item.to) : item.to;
  const link = (
    <NavLink
      className={styles.menuLink}
      {...{ to, end: to === home, onClick: onNavigate, reloadDocument: isOnSite }}
      prefetch={isOnSite ? "none" : "intent"}
    >
      <Icon className={styles.menuIcon} size={17} strokeWidth={1.4} aria-hidden="true" />
      <span className={styles.menuName}>{label()}</span>
      {badge && <LabelBadge tone={badges[badge].tone}>{badges[badge].label()}</LabelBadge>}
    </NavLink>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={link} />
      <Tooltip.Portal>
        <Tooltip.Positioner side="right" sideOffset={8}>
          <Tooltip.Popup className={styles.menuTip}>{label()}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
