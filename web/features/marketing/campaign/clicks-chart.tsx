import type { LinkResults } from "#domain/marketing/results.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import styles from "./campaign.module.css";
import { chartShape } from "./chart-shape.ts";

const sizes = {
  wide: { width: 750, height: 184, left: 40, right: 20 },
  phone: { width: 340, height: 168, left: 26, right: 8 },
} as const;

/** Openings as one line; messages are marked on it, bookings stand in brass. */
export function ClicksChart({ results }: { results: LinkResults }) {
  const { days, clicks, leads, bookings } = results;
  const label = m.marketing_chart({
    from: formatCalendarDay(days[0]!.day),
    until: formatCalendarDay(days.at(-1)!.day),
    clicks: formatNumber(clicks),
    leads: formatNumber(leads),
    bookings: formatNumber(bookings),
  });
  return (["wide", "phone"] as const).map((size) => (
    <Chart key={size} days={days} size={size} label={label} />
  ));
}

type ChartProps = { days: LinkResults["days"]; size: keyof typeof sizes; label: string };

function Chart({ days, size, label }: ChartProps) {
  const { width, height } = sizes[size];
  const { line, points, steps, base, right, left } = chartShape(days, sizes[size]);
  return (
    <svg
      className={styles.chart}
      data-size={size}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {steps.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
          <text x={left - 8} y={y + 4} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {points.map(({ day, x, bookings }) =>
        bookings > 0 ? (
          <g key={day}>
            <line className={styles.booking} x1={x} x2={x} y1={28} y2={base} />
            <text className={styles.strong} x={Math.min(x, right - 24)} y={20} textAnchor="middle">
              {m.marketing_chart_booking()}
            </text>
          </g>
        ) : null,
      )}
      <polyline className={styles.line} points={line} />
      {points.map(({ day, x, y, leads }) =>
        leads > 0 ? (
          <g key={day}>
            <circle className={styles.lead} cx={x} cy={y} r="3.5" />
            <text className={styles.strong} x={x} y={y - 9} textAnchor="middle">
              {formatNumber(leads)}
            </text>
          </g>
        ) : null,
      )}
      <text x={left} y={base + 18} textAnchor="start">
        {formatCalendarDay(days[0]!.day)}
      </text>
      <text x={right} y={base + 18} textAnchor="end">
        {formatCalendarDay(days.at(-1)!.day)}
      </text>
    </svg>
  );
}
