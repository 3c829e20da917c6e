import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMonth } from "#web/locale/format.ts";
import { dateFormat } from "#web/locale/formats.ts";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import styles from "../timeline.module.css";
import { useDays } from "../timeline.ts";
import { daysOf, monthAfter } from "./months.ts";

type DateJumpProps = {
  until: string | undefined;
  addressOf: (day: string) => string;
  /** Called once a day was chosen; in a dialog, whose title says what this is. */
  onChosen?: () => void;
};

/** A month to jump into: days with something to read are links, marked by a tick. */
export function DateJump({ until, addressOf, onChosen }: DateJumpProps) {
  const today = houseDay(new Date());
  const [month, setMonth] = useState((until ?? today).slice(0, 7));
  const { data: days = [] } = useDays(month);
  const weekday = dateFormat({ weekday: "narrow", timeZone: "UTC" });
  const monthName = (
    <p className="note" aria-live="polite">
      {formatMonth(month)}
    </p>
  );
  return (
    <section className={styles.besideBlock} aria-label={m.timeline_jump()}>
      <div className={styles.besideHead}>
        {onChosen ? monthName : <h2>{m.timeline_jump()}</h2>}
        <button
          type="button"
          className={iconButtonStyles.iconButton}
          aria-label={m.timeline_month_before()}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={iconButtonStyles.iconButton}
          aria-label={m.timeline_month_after()}
          disabled={month >= today.slice(0, 7)}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {!onChosen && monthName}
      <div className={styles.month}>
        {daysOf("2026-06")
          .slice(0, 7)
          .map(({ day }) => (
            <span key={day} aria-hidden="true" className="note">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </span>
          ))}
        {daysOf(month).map(({ day, column, number }) => {
          const look = {
            className: styles.day,
            "data-column": column,
            "data-today": day === today || undefined,
          };
          return days.includes(day) ? (
            <Link
              key={day}
              {...look}
              to={addressOf(day)}
              onClick={onChosen}
              aria-label={formatCalendarDay(day)}
              aria-current={day === until ? "date" : undefined}
            >
              {number}
            </Link>
          ) : (
            <span key={day} {...look}>
              {number}
            </span>
          );
        })}
      </div>
      <p className="note">{m.timeline_jump_hint()}</p>
    </section>
  );
}
