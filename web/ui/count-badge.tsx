import styles from "./count-badge.module.css";
/** How many, on the corner of an icon whose label already says it; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.countBadge} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}
