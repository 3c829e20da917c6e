import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import styles from "./insights.module.css";

/** The sentence that says what computed a signal. */
export function ComputedBy({ method, at }: { method: string; at: string }) {
  return (
    <p className={styles.computed}>
      <span>{m.insights_computed({ method, moment: formatMoment(at) })}</span>
    </p>
  );
}
