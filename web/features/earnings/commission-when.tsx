import type { CommissionSummary } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDate } from "#web/locale/format.ts";
import { NOTHING } from "#web/ui/list/list-column.ts";
import styles from "./earnings.module.css";
import { lateText, partialText } from "./words.ts";

/** The day that counts in a list: when it arrived, else when it is due, how late it is, and what came of it. */
export function commissionWhen(commission: CommissionSummary) {
  const { arrivedAt, daysLate, dueOn, partial, outstanding, currency, state, declaredOn } = commission;
  // Nothing is owed of it, so no day is awaited.
  if (state === "void") return NOTHING;
  return (
    <span className={styles.what}>
      <span>
        {arrivedAt
          ? m.earnings_arrived_day({ day: unbroken(formatDate(arrivedAt)) })
          : m.earnings_due_day({ day: unbroken(formatCalendarDay(dueOn)) })}
      </span>
      {daysLate > 0 && <small className={styles.late}>{lateText(daysLate)}</small>}
      {declaredOn && state === "confirmed" && (
        <small>{m.earnings_declared_day({ day: unbroken(formatCalendarDay(declaredOn)) })}</small>
      )}
      {partial > 0 && <small>{partialText({ partial, outstanding, currency })}</small>}
    </span>
  );
}

/** Keeps a day on one line where a column is narrow. */
const unbroken = (day: string) => day.replaceAll(" ", "\u00a0");
