import { Mark } from "#web/ui/mark.tsx";
import styles from "./chrome.module.css";

/** The mark and the name. */
export function Wordmark() {
  return (
    <>
      <Mark className={styles.wordmarkMark} />
      Lilamonde
    </>
  );
}
