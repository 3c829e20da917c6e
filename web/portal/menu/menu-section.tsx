import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import styles from "./menu.module.css";
import { MenuLink } from "./menu-link.tsx";
import { isCurrent, type MenuGroup } from "./portal-menu.ts";

type MenuSectionProps = {
  group: MenuGroup;
  place: { home: string; pathname: string };
  isCollapsed: boolean;
  onNavigate?: () => void;
};

/** A group of the menu: open if it is the main one or holds the page shown (spec §2), else as it was left. */
export function MenuSection({ group, place, isCollapsed, onNavigate }: MenuSectionProps) {
  const id = useId();
  const holdsPage = group.items.some((item) => isCurrent(item, place));
  const [isOpen, setIsOpen] = useState(holdsPage);
  const [heldPage, setHeldPage] = useState(holdsPage);
  if (heldPage !== holdsPage) {
    setHeldPage(holdsPage);
    if (holdsPage) setIsOpen(true);
  }
  const isShown = group.isAlwaysOpen || isOpen || isCollapsed;
  return (
    <div className={styles.menuSection}>
      {group.isAlwaysOpen ? (
        <p className={styles.menuLabel} id={id}>
          {group.label()}
        </p>
      ) : (
        <button
          type="button"
          className={styles.menuLabel}
          id={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {group.label()}
          <ChevronDown className={styles.menuChevron} size={13} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
      <ul aria-labelledby={id} hidden={!isShown}>
        {group.items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} home={place.home} isCollapsed={isCollapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}
