import type { Trend } from "#domain/queues/trends.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import styles from "./queues.module.css";
import { frame, scaleEnd, strokes } from "./trend-shape.ts";

type TrendChartProps = { trend: Trend; weeks: readonly string[] };

/** Twelve weeks as one or two strokes, with the same as a table. */
export function TrendChart({ trend, weeks }: TrendChartProps) {
  const { name, lines, unit } = trend;
  const title = said(name);
  return (
    <figure className={styles.trend} data-trend={trend.id}>
      <figcaption>
        <h3>{title}</h3>
        <ul>
          {lines.map((line, at) => (
            <li key={line.name.pt} data-line={at}>
              {said(line.name)}
            </li>
          ))}
        </ul>
      </figcaption>
      <Drawing {...{ trend, weeks }} />
      <p className="note">
        {m.queues_trend_latest({
          value: lines.map(({ values }) => valueWords(values.at(-1), unit)).join(" / "),
        })}
      </p>
      <details>
        <summary>
          {m.queues_table()}
          <span className="sr-only">: {title}</span>
        </summary>
        <TrendTable {...{ trend, weeks }} />
      </details>
    </figure>
  );
}

function Drawing({ trend: { lines }, weeks }: TrendChartProps) {
  const { width, height, left, right, top, floor } = frame;
  const end = scaleEnd(Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0))));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[0, 0.5, 1].map((share) => {
        const y = floor - share * (floor - top);
        return (
          <g key={share}>
            <line x1={left} x2={width - right} y1={y} y2={y} data-kind="grid" />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {formatNumber(end * share)}
            </text>
          </g>
        );
      })}
      {lines.map(({ name, values }, at) =>
        strokes(values, end).map((points) => (
          <polyline key={`${name.pt} ${points}`} points={points} data-line={at} />
        )),
      )}
      <text x={left} y={height - 6}>
        {formatCalendarDay(weeks[0]!)}
      </text>
      <text x={width - right} y={height - 6} textAnchor="end">
        {formatCalendarDay(weeks.at(-1)!)}
      </text>
    </svg>
  );
}

function TrendTable({ trend: { name, lines, unit }, weeks }: TrendChartProps) {
  return (
    <table>
      <caption className="sr-only">{said(name)}</caption>
      <thead>
        <tr>
          <th scope="col">{m.queues_week()}</th>
          {lines.map((line) => (
            <th key={line.name.pt} scope="col">
              {said(line.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week}>
            <th scope="row">{formatCalendarDay(week)}</th>
            {lines.map((line) => (
              <td key={line.name.pt}>{valueWords(line.values[at], unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueWords(value: number | null | undefined, unit: Trend["unit"]): string {
  if (value === null || value === undefined) return m.queues_unknown();
  if (unit === "hours") return m.queues_hours({ hours: formatNumber(Math.round(value * 10) / 10) });
  return formatNumber(value);
}
