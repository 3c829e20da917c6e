import type { StoreFigures } from "#domain/stores/figures.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { chartShape } from "./chart-shape.ts";
import styles from "./figures.module.css";

/** Drawn for the room there is, so that its words are as large as any. */
const frames = {
  wide: { width: 760, height: 190, left: 34, foot: 26 },
  phone: { width: 340, height: 168, left: 28, foot: 26 },
} as const;

/** Visits of each day as bars, and the same days as a table for whoever reads numbers. */
export function VisitsChart({ figures }: { figures: StoreFigures }) {
  const { days, views, talks, requests, bookings } = figures;
  const [first, last] = [days[0]!.day, days.at(-1)!.day];
  const label = m.stores_chart({
    ...{ from: formatCalendarDay(first), until: formatCalendarDay(last), views: views },
    ...{ talks: talks, requests: requests, bookings: bookings },
  });
  return (
    <section className={styles.block} aria-labelledby="chart-title">
      <h2 id="chart-title">{m.stores_chart_title()}</h2>
      {(["wide", "phone"] as const).map((size) => (
        <Bars key={size} days={days} size={size} label={label} />
      ))}
      <details className={styles.details}>
        <summary>{m.stores_chart_table()}</summary>
        <DaysTable days={days} />
      </details>
    </section>
  );
}

type BarsProps = Pick<StoreFigures, "days"> & { size: keyof typeof frames; label: string };

function Bars({ days, size, label }: BarsProps) {
  const frame = frames[size];
  const { bars, steps, base } = chartShape(days, frame);
  return (
    <svg
      className={styles.chart}
      data-size={size}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      {steps.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={frame.left} x2={frame.width} y1={y} y2={y} />
          <text x={frame.left - 8} y={y + 4} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {bars.map(({ day, ...bar }) => (
        <rect key={day} className={styles.bar} {...bar} />
      ))}
      <text x={frame.left} y={base + 18}>
        {formatCalendarDay(days[0]!.day)}
      </text>
      <text x={frame.width} y={base + 18} textAnchor="end">
        {formatCalendarDay(days.at(-1)!.day)}
      </text>
    </svg>
  );
}

function DaysTable({ days }: Pick<StoreFigures, "days">) {
  const counted = days.filter((day) => day.views + day.talks + day.requests + day.bookings > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.stores_day()}</th>
          <th scope="col">{m.stores_views()}</th>
          <th scope="col">{m.stores_talks()}</th>
          <th scope="col">{m.stores_requests()}</th>
          <th scope="col">{m.stores_bookings()}</th>
        </tr>
      </thead>
      <tbody>
        {counted.toReversed().map(({ day, views, talks, requests, bookings }) => (
          <tr key={day}>
            <th scope="row">{formatCalendarDay(day)}</th>
            <td>{views}</td>
            <td>{talks}</td>
            <td>{requests}</td>
            <td>{bookings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
