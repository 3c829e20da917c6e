import styles from "./brand.module.css";

/** A colour as a small square; drawn, because pages take styles from files of ours alone. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
