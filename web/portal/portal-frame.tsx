import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { useLiveQueries } from "#web/session/queries/use-live-queries.ts";
import { ToastCorner } from "#web/ui/toast/toast-corner.tsx";
import { PortalHeader } from "./header/portal-header.tsx";
import { liveKeys } from "./live-keys.ts";
import type { PortalMenu } from "./menu/portal-menu.ts";
import { PageArrival } from "./page-arrival.tsx";
import styles from "./portal.module.css";
import { SeeingBanner } from "./seeing/seeing-banner.tsx";
import { SideBar } from "./sidebar/side-bar.tsx";
import { useSidebar } from "./sidebar/use-sidebar.ts";
import { ThemeProvider } from "./theme/theme-provider.tsx";

/** What every portal has around its pages: side menu, header, and the place where notes appear. */
export function PortalFrame({
  menu,
  title,
  children,
}: {
  menu: PortalMenu;
  title: string;
  children: ReactNode;
}) {
  useLiveQueries(liveKeys);
  const sidebar = useSidebar();
  return (
    <ThemeProvider>
      <div className={styles.portal} data-slot="portal" data-mini={sidebar.isCollapsed || undefined}>
        <a className="skip-link" href="#content">
          {m.skip_link()}
        </a>
        <SideBar menu={menu} sidebar={sidebar} />
        <div className={styles.portalMain}>
          <SeeingBanner />
          <PortalHeader title={title} menu={menu} onToggleMenu={sidebar.toggle} />
          <main id="content" className={styles.portalPage} tabIndex={-1}>
            <PageArrival>{children}</PageArrival>
          </main>
        </div>
        <ToastCorner />
      </div>
    </ThemeProvider>
  );
}
