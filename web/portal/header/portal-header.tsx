import { PanelLeft } from "lucide-react";
import { m } from "#messages/messages.js";
import { NotificationsButton } from "#web/features/notifications/notifications-button.tsx";
import { UpdatesBell } from "#web/features/updates/updates-bell.tsx";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import type { PortalMenu } from "../menu/portal-menu.ts";
import { SearchButton } from "../search/search-button.tsx";
import styles from "./header.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { PageCrumb } from "./page-crumb.tsx";
import { UserMenu } from "./user-menu.tsx";

type PortalHeaderProps = { title: string; menu: PortalMenu; onToggleMenu: () => void };

/** The bar above every portal page. */
export function PortalHeader({ title, menu, onToggleMenu }: PortalHeaderProps) {
  return (
    <header className={styles.portalHeader}>
      <button
        type="button"
        className={iconButtonStyles.iconButton}
        data-slot="icon-button"
        onClick={onToggleMenu}
        aria-label={m.portal_toggle_menu()}
        aria-keyshortcuts="Control+B Meta+B"
      >
        <PanelLeft size={18} strokeWidth={1.4} aria-hidden="true" />
      </button>
      <span className={styles.portalTitle}>{title}</span>
      <PageCrumb menu={menu} />
      <SearchButton menu={menu} />
      <div className={styles.headerLanguage}>
        <LanguageChoice />
      </div>
      <NotificationsButton />
      <UpdatesBell />
      <UserMenu home={menu.home} />
    </header>
  );
}
