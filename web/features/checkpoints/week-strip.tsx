import type { CheckpointDesk } from "#domain/checkpoints/checkpoints.ts";
import { placeOf } from "#domain/checkpoints/standing.ts";
import { dayAfter } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./checkpoints.module.css";
import { daysBetween } from "./months.ts";
import { shortDay, weekdayName } from "./words.ts";

/** Three weeks around today, a stroke for each checkpoint. */
export function WeekStrip({ desk: { checkpoints, today, from } }: { desk: CheckpointDesk }) {
  return (
    <figure className={styles.stripFrame}>
      <ol className={styles.strip} aria-label={m.checkpoints_strip()}>
        {daysBetween({ from, until: dayAfter(from, 20) }).map((day) => {
          const here = checkpoints.filter((checkpoint) => checkpoint.day === day);
          return (
            <li key={day}>
              <span className="sr-only">
                {m.checkpoints_strip_day({ day: shortDay(day), count: here.length })}
              </span>
              <small aria-hidden="true">{weekdayName(day)}</small>
              <b aria-hidden="true" className={classNames(styles.number, day === today && styles.today)}>
                {Number(day.slice(8))}
              </b>
              <span className={styles.ticks} aria-hidden="true">
                {here.slice(0, 8).map((checkpoint) => (
                  <i key={checkpoint.id} data-place={placeOf(checkpoint, today)} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption className={styles.legend}>
        <span>
          <i data-place="overdue" /> {m.checkpoints_legend_overdue()}
        </span>
        <span>
          <i data-place="ahead" /> {m.checkpoints_legend_open()}
        </span>
        <span>
          <i data-place="closed" /> {m.checkpoints_legend_closed()}
        </span>
      </figcaption>
    </figure>
  );
}
