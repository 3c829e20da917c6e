import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { LabelBadge } from "#web/ui/badge.tsx";
import styles from "./insights.module.css";

/** The badge, on the sentence that says what computed a signal. */
export function ComputedBy({ method, at }: { method: string; at: string }) {
  return (
    <p className={styles.computed}>
      <LabelBadge tone="jacaranda">{m.menu_badge_ai()}</LabelBadge>
      <span>{m.insights_computed({ method, moment: formatMoment(at) })}</span>
    </p>
  );
}
