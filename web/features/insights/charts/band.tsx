import { useId } from "react";
import type { Chart } from "#domain/insights/chart.ts";
import styles from "../insights.module.css";
import { said } from "../insights.ts";
import { anchorAt, FLOOR, HEIGHT, short, WIDTH } from "./frame.ts";

/** A forecast: the stroke is the expected, the hatched band is part of the number. */
export function BandDrawing({ chart: { points, at } }: { chart: Chart }) {
  const hatch = useId();
  const most = Math.max(...points.map(({ high }) => high ?? 0), 1);
  const x = (index: number) => 8 + (index / Math.max(points.length - 1, 1)) * (WIDTH - 16);
  const y = (value: number) => FLOOR - (value / most) * (FLOOR - 34);
  const along = (pick: (point: Chart["points"][number]) => number | null) =>
    points.map((point, index) => `${x(index)},${y(pick(point) ?? 0)}`);
  const band = [...along(({ low }) => low), ...along(({ high }) => high).toReversed()].join(" ");
  const brass = at === null ? undefined : points[at];
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
          <line y2="5" data-kind="faint" />
        </pattern>
      </defs>
      <line x2={WIDTH} y1={FLOOR} y2={FLOOR} data-kind="grid" />
      <polygon points={band} fill={`url(#${hatch})`} data-kind="band" />
      <polyline points={along(({ value }) => value).join(" ")} data-kind="brass" />
      {brass && (
        <>
          <circle cx={x(at!)} cy={y(brass.value ?? 0)} r={3} />
          <text x={x(at!)} y={y(brass.high ?? 0) - 9} textAnchor={anchorAt(x(at!))} data-kind="brass">
            {said(brass.text)}
          </text>
        </>
      )}
      {points.map((point, index) => (
        <text key={point.label.pt} x={x(index)} y={HEIGHT - 8} textAnchor={anchorAt(x(index))}>
          {short(point, 3)}
        </text>
      ))}
    </svg>
  );
}
