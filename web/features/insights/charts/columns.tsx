import type { Chart } from "#domain/insights/chart.ts";
import styles from "../insights.module.css";
import { said } from "../insights.ts";
import { anchorAt, FLOOR, HEIGHT, short, WIDTH } from "./frame.ts";

/** Strokes that count: as many as there are cases in each step, with the middle in brass. */
export function TickDrawing({ chart: { points, line } }: { chart: Chart }) {
  const most = Math.max(...points.map(({ value }) => value ?? 0), 1);
  const step = WIDTH / points.length;
  const middle = line ? Math.min(line.value * step, WIDTH - 1) : null;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x2={WIDTH} y1={FLOOR} y2={FLOOR} data-kind="ink" />
      {points.map((point, index) => {
        const high = ((point.value ?? 0) / most) * (FLOOR - 40);
        const ticks = Math.min(point.value ?? 0, 6);
        return (
          <g key={point.label.pt}>
            {Array.from({ length: ticks }, (_, at) => {
              const x = index * step + (step * (at + 1)) / (ticks + 1);
              return <line key={x} x1={x} x2={x} y1={FLOOR} y2={FLOOR - high} data-kind="ink" />;
            })}
            {index % 2 === 0 && (
              <text x={index * step} y={HEIGHT - 8} textAnchor="start">
                {said(point.label)}
              </text>
            )}
          </g>
        );
      })}
      {middle !== null && (
        <>
          <line x1={middle} x2={middle} y1={FLOOR} y2={26} data-kind="brass" />
          <text x={middle} y={18} textAnchor={anchorAt(middle)} data-kind="brass">
            {said(line!.label)}
          </text>
        </>
      )}
    </svg>
  );
}

/** Arches that count nights, one for each month. */
export function ArchDrawing({ chart: { points, at } }: { chart: Chart }) {
  const most = Math.max(...points.map(({ value }) => value ?? 0), 1);
  const step = WIDTH / points.length;
  const half = step * 0.36;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x2={WIDTH} y1={FLOOR} y2={FLOOR} data-kind="ink" />
      {points.map((point, index) => {
        const high = ((point.value ?? 0) / most) * (FLOOR - 30);
        const middle = index * step + step / 2;
        const shoulder = FLOOR - Math.max(high - half, 0);
        const isBrass = index === at;
        return (
          <g key={point.label.pt}>
            {high > 0 && (
              <path
                d={`M${middle - half} ${FLOOR}V${shoulder}A${half} ${Math.min(half, high)} 0 0 1 ${middle + half} ${shoulder}V${FLOOR}`}
                data-kind={isBrass ? "brass" : "ink"}
              />
            )}
            {isBrass && (
              <text x={middle} y={FLOOR - high - 8} textAnchor="middle" data-kind="brass">
                {said(point.text)}
              </text>
            )}
            <text x={middle} y={HEIGHT - 8} textAnchor="middle">
              {short(point, 1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
