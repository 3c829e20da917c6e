import { m } from "#messages/messages.js";
import styles from "#web/portal/menu/menu.module.css";
import { Sheet } from "#web/ui/sheet.tsx";
import type { PortalMenu } from "../menu/portal-menu.ts";
import { SideMenu } from "../menu/side-menu.tsx";
import type { Sidebar } from "./use-sidebar.ts";

/** The menu beside the page, wide or as icons; on a phone a sheet over it. */
export function SideBar({ menu, sidebar }: { menu: PortalMenu; sidebar: Sidebar }) {
  const { isPhone, isCollapsed, isSheetOpen, setIsSheetOpen, toggle } = sidebar;
  return (
    <>
      {/* Thirty ways that nobody sees would hold back a phone's first page. */}
      {!isPhone && (
        <aside className={styles.sideBar}>
          <SideMenu menu={menu} isCollapsed={isCollapsed} />
          <button type="button" className={styles.sideFoot} onClick={toggle}>
            <span>{isCollapsed ? m.portal_expand_menu() : m.portal_collapse_menu()}</span>
            <kbd>Ctrl B</kbd>
          </button>
        </aside>
      )}
      <Sheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} label={m.portal_menu()} side="left">
        <div className={styles.sideSheet}>
          <SideMenu menu={menu} onNavigate={() => setIsSheetOpen(false)} />
        </div>
      </Sheet>
    </>
  );
}
