import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { NavDropdown } from "./nav-dropdown.tsx";
import { isGroup, type NavEntry } from "./nav-entry.ts";
import { SlideMenu } from "./slide-menu.tsx";
import styles from "./top-bar.module.css";

type TopBarProps = {
  entries: NavEntry[];
  brand: ReactNode;
  language: ReactNode;
  /** The one action at the right end, in the bar and in the menu. */
  action: (place: "bar" | "menu") => ReactNode;
};

/** The bar over every page: links left, brand in the middle, language and action right; a sliding menu when narrow. */
export function TopBar({ entries, brand, language, action }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      <div className="wrap">
        <nav aria-label={m.nav_label()}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? <NavDropdown group={entry} /> : <Link to={entry.to}>{entry.label}</Link>}
              </li>
            ))}
          </ul>
        </nav>
        {brand}
        <div className={styles.topBarEnd} data-slot="top-bar-end">
          {language}
          {action("bar")}
          <SlideMenu entries={entries} brand={brand} language={language} action={action("menu")} />
        </div>
      </div>
    </header>
  );
}
