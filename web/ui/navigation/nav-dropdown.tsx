import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import styles from "./nav-dropdown.module.css";
import type { NavGroupEntry } from "./nav-entry.ts";

/** A button that shows a list of links under it; Escape, leaving it or pressing elsewhere closes it. */
export function NavDropdown({ group }: { group: NavGroupEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its button and links let through
    <div
      className={styles.navDropdown}
      data-slot="nav-dropdown"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {group.label}
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles.navDropdownList} data-slot="nav-dropdown-list">
        {group.items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} onClick={() => setIsOpen(false)}>
              <span className={styles.navDropdownName}>{item.label}</span>
              <span className={styles.navDropdownGloss}>{item.gloss}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
