import { PanelLeft } from "lucide-react";
import { m } from "#messages/messages.js";
import { NotificationsButton } from "#web/features/notifications/notifications-button.tsx";
import { UpdatesBell } from "#web/features/updates/updates-bell.tsx";
import { UserMenu } from "./user-menu.tsx";

type PortalHeaderProps = { title: string; home: string; onToggleMenu: () => void };

/** The bar above every portal page. */
export function PortalHeader({ title, home, onToggleMenu }: PortalHeaderProps) {
  return (
    <header className="portal-header">
      <button
        type="button"
        className="icon-button"
        onClick={onToggleMenu}
        aria-label={m.portal_toggle_menu()}
        aria-keyshortcuts="Control+B Meta+B"
      >
        <PanelLeft size={18} strokeWidth={1.4} aria-hidden="true" />
      </button>
      <span className="portal-title">{title}</span>
      <NotificationsButton />
      <UpdatesBell />
      <UserMenu home={home} />
    </header>
  );
}
