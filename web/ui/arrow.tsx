import styles from "./arrow-link.module.css";
/** The long brass arrow that says a link leads on. */
export function Arrow() {
  return (
    <svg
      className={styles.arrow}
      data-slot="arrow"
      width="34"
      height="9"
      viewBox="0 0 34 9"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 4.500h33M29 .8l4 3.700-4 3.700" />
    </svg>
  );
}
