import styles from "./progress.module.css";
/** How far along something is; never more than the whole (spec §9). */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return <progress className={styles.progress} max={100} value={cappedPercent(percent)} aria-label={label} />;
}

/** A share between 0 and 100, whatever came in. */
export function cappedPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
