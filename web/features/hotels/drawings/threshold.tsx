import styles from "#web/ui/drawing.module.css";
/** One room of a row whose doors are in line: brass is the way through it, and on into the next. */
export function Threshold() {
  return (
    <svg
      className={styles.drawing}
      data-slot="drawing"
      viewBox="0 0 300 132"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d="M1 8V42M1 94V128" />
      <path data-faint d="M0 8H300M0 128H300M1 42h52A52 52 0 0 1 1 94" />
      <path data-brass d="M0 68H300" />
    </svg>
  );
}
