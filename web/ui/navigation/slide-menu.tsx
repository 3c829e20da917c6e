import { Menu, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { useModal } from "../modal/use-modal.ts";
import { isGroup, type NavEntry } from "./nav-entry.ts";
import styles from "./slide-menu.module.css";

type SlideMenuProps = { entries: NavEntry[]; brand: ReactNode; language: ReactNode; action: ReactNode };

/** The whole navigation on a sheet that slides in from the right, for narrow windows. */
export function SlideMenu({ entries, brand, language, action }: SlideMenuProps) {
  const { dialog, isOpen, close, openProps, closeProps, dialogProps } = useModal();
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) close();
  };
  return (
    <>
      <button
        className={styles.slideMenuButton}
        type="button"
        aria-label={m.menu_open()}
        aria-expanded={isOpen}
        {...openProps}
      >
        <Menu size={26} strokeWidth={1.2} aria-hidden="true" />
      </button>
      <dialog ref={dialog} className={styles.slideMenu} aria-label={m.menu_label()} {...dialogProps}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only passes on what its links hear */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click */}
        <div className={styles.slideMenuSheet} onClick={closeOnLink}>
          <div className={styles.slideMenuHead}>
            {brand}
            <button
              className={styles.slideMenuButton}
              type="button"
              aria-label={m.menu_close()}
              {...closeProps}
            >
              <X size={26} strokeWidth={1.2} aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={m.menu_label()}>
            <MenuLinks entries={entries} />
          </nav>
          <div className={styles.slideMenuFoot}>
            {language}
            {action}
          </div>
        </div>
      </dialog>
    </>
  );
}

function MenuLinks({ entries }: { entries: NavEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <>
              <span className={styles.slideMenuEntry}>{entry.label}</span>
              <ul className={styles.slideMenuGroup}>
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <Link to={item.to}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Link className={styles.slideMenuEntry} to={entry.to}>
              {entry.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
