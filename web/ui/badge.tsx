import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";

type Tone = "neutral" | "ok" | "warn" | "bad" | "info" | "brand";
type LabelTone = "neutral" | "brass" | "green" | "jacaranda" | "silver";

/** A status in a word, on a tint of its colour. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-slot="badge" data-tone={tone}>
      {children}
    </span>
  );
}

/** A small bordered label beside a name, as in menus. */
export function LabelBadge({ tone = "neutral", children }: { tone?: LabelTone; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, styles.badgeLabel)} data-slot="badge" data-tone={tone}>
      {children}
    </span>
  );
}
