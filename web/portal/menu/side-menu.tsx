import { Link, useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { Mark } from "#web/ui/mark.tsx";
import { useMenuGroups } from "../house/house-menu.ts";
import styles from "./menu.module.css";
import { MenuSection } from "./menu-section.tsx";
import type { PortalMenu } from "./portal-menu.ts";

type SideMenuProps = { menu: PortalMenu; isCollapsed?: boolean; onNavigate?: () => void };

/** The brand and the groups of one portal's menu, in the side bar and in the phone's sheet alike. */
export function SideMenu({ menu, isCollapsed = false, onNavigate }: SideMenuProps) {
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, "");
  return (
    <>
      <Link className={styles.sideBrand} to={menu.home} onClick={onNavigate} aria-label={m.portal_brand()}>
        <Mark /> <span>Lilamonde</span>
      </Link>
      <nav className={styles.sideMenu} aria-label={m.portal_menu()}>
        {useMenuGroups(menu).map((group) => (
          <MenuSection
            key={group.items[0]?.to}
            group={group}
            place={{ home: menu.home, pathname }}
            isCollapsed={isCollapsed}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
    </>
  );
}
