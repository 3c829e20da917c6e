import type { Chart } from "#domain/insights/chart.ts";
import styles from "../insights.module.css";
import { said } from "../insights.ts";
import { anchorAt, FLOOR, HEIGHT, short, WIDTH } from "./frame.ts";

const LEFT = 28;

/** A share by month as one stroke; a group's middle as a dashed one. */
export function LineDrawing({ chart: { points, at, line } }: { chart: Chart }) {
  const x = (index: number) => LEFT + (index / Math.max(points.length - 1, 1)) * (WIDTH - LEFT - 8);
  const y = (value: number) => FLOOR - value * (FLOOR - 24);
  const known = points.flatMap(({ value }, index) => (value === null ? [] : [{ index, value }]));
  const last = at === null ? undefined : known.find(({ index }) => index === at);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={LEFT} x2={WIDTH} y1={y(share)} y2={y(share)} data-kind="grid" />
          <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {share * 100}
          </text>
        </g>
      ))}
      {line && (
        <>
          <line x1={LEFT} x2={WIDTH} y1={y(line.value)} y2={y(line.value)} data-kind="dashed" />
          <text x={WIDTH} y={y(line.value) + 14} textAnchor="end">
            {said(line.label)}
          </text>
        </>
      )}
      <polyline
        points={known.map(({ index, value }) => `${x(index)},${y(value)}`).join(" ")}
        data-kind="brass"
      />
      {last && (
        <>
          <circle cx={x(last.index)} cy={y(last.value)} r={3} />
          <text
            x={x(last.index)}
            y={y(last.value) - 9}
            textAnchor={anchorAt(x(last.index))}
            data-kind="brass"
          >
            {said(points[last.index]!.text)}
          </text>
        </>
      )}
      {points.map((point, index) =>
        index % 3 === points.length % 3 || index === points.length - 1 ? (
          <text key={point.label.pt} x={x(index)} y={HEIGHT - 8} textAnchor={anchorAt(x(index))}>
            {short(point, 3)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
