import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { placeOf } from "#domain/checkpoints/standing.ts";
import { m } from "#messages/messages.js";
import { formatMonth } from "#web/locale/format.ts";
import { MonthBar, MonthDays } from "#web/portal/month.tsx";
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
      <MonthBar
        name={formatMonth(month)}
        before={{ to: address(-1), label: m.checkpoints_month_before() }}
        after={{ to: address(1), label: m.checkpoints_month_after() }}
      />
      <QueryView query={useDesk(span)} lines={8}>
        {({ checkpoints, today }) => {
          const here = checkpoints.filter(({ day }) => day.startsWith(month));
          return (
            <>
              <MonthDays
                days={daysBetween(span)}
                today={today}
                dayName={shortDay}
                entriesOf={(day) =>
                  here
                    .filter((checkpoint) => checkpoint.day === day)
                    .map((checkpoint) => (
                      <button
                        key={checkpoint.id}
                        type="button"
                        className={styles.monthEntry}
                        data-place={placeOf(checkpoint, today)}
                        onClick={() => onOpen(checkpoint)}
                      >
                        {titleOf(checkpoint)}
                      </button>
                    ))
                }
              />
              {here.length === 0 && <p className="note">{m.checkpoints_none()}</p>}
            </>
          );
        }}
      </QueryView>
    </>
  );
}
