import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { placeOf } from "#domain/checkpoints/standing.ts";
import { columnOf } from "#domain/days.ts";
import { m } from "#messages/messages.js";
import { formatMonth } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./checkpoints.module.css";
import { useDesk } from "./checkpoints.ts";
import { daysBetween, monthAfter, monthSpan } from "./months.ts";
import { shortDay, titleOf } from "./words.ts";

type MonthViewProps = { month: string; onOpen: (checkpoint: Checkpoint) => void };

/** A month, day by day; one that is open can be opened. */
export function MonthView({ month, onOpen }: MonthViewProps) {
  const span = monthSpan(month);
  const address = (step: number) => `?view=month&month=${monthAfter(month, step)}`;
  return (
    <>
      <div className={styles.monthBar}>
        <Link to={address(-1)} aria-label={m.checkpoints_month_before()} preventScrollReset>
          <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
        <h2>{formatMonth(month)}</h2>
        <Link to={address(1)} aria-label={m.checkpoints_month_after()} preventScrollReset>
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </div>
      <QueryView query={useDesk(span)} lines={8}>
        {({ checkpoints, today }) => {
          const here = checkpoints.filter(({ day }) => day.startsWith(month));
          return (
            <>
              <ol className={styles.month}>
                {daysBetween(span).map((day) => {
                  const theirs = here.filter((checkpoint) => checkpoint.day === day);
                  return (
                    <li
                      key={day}
                      data-empty={theirs.length === 0 || undefined}
                      data-today={day === today || undefined}
                      data-column={columnOf(day)}
                    >
                      <span>{shortDay(day)}</span>
                      {theirs.map((checkpoint) => (
                        <button
                          key={checkpoint.id}
                          type="button"
                          data-place={placeOf(checkpoint, today)}
                          onClick={() => onOpen(checkpoint)}
                        >
                          {titleOf(checkpoint)}
                        </button>
                      ))}
                    </li>
                  );
                })}
              </ol>
              {here.length === 0 && <p className="note">{m.checkpoints_none()}</p>}
            </>
          );
        }}
      </QueryView>
    </>
  );
}
