import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { columnOf } from "#domain/days.ts";
import styles from "./month.module.css";

type Way = { to: string; label: string };
type MonthBarProps = { name: string; before: Way; after: Way };

/** The name of a month between the ways to those beside it; the page stays where it was scrolled to. */
export function MonthBar({ name, before, after }: MonthBarProps) {
  return (
    <div className={styles.bar}>
      <Link to={before.to} aria-label={before.label} preventScrollReset>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <h2>{name}</h2>
      <Link to={after.to} aria-label={after.label} preventScrollReset>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </Link>
    </div>
  );
}

type MonthDaysProps = {
  days: string[];
  today: string;
  dayName: (day: string) => string;
  entriesOf: (day: string) => ReactNode[];
};

/** A month, day by day, each under its weekday; a phone lists the days that hold something. */
export function MonthDays({ days, today, dayName, entriesOf }: MonthDaysProps) {
  return (
    <ol className={styles.month}>
      {days.map((day) => {
        const entries = entriesOf(day);
        return (
          <li
            key={day}
            data-empty={entries.length === 0 || undefined}
            data-today={day === today || undefined}
            data-column={columnOf(day)}
          >
            <span className={styles.dayName}>{dayName(day)}</span>
            {entries}
          </li>
        );
      })}
    </ol>
  );
}
