import { useId } from "react";
import type { Chart } from "#domain/insights/chart.ts";
import { formatNumber } from "#web/locale/format.ts";
import styles from "../insights.module.css";
import { said } from "../insights.ts";

/** Rows with a bar each: hatched where they are counted, strokes where two shares stand beside each other. */
export function RowDrawing({ chart: { points, at, key } }: { chart: Chart }) {
  const hatch = useId();
  const most = Math.max(...points.flatMap(({ value, other }) => [value ?? 0, other ?? 0]), 0.0001);
  const isShare = key === "hotel_mix";
  return (
    <ul className={styles.bars} aria-hidden="true">
      {points.map((point, index) => (
        <li key={said(point.label)} data-brass={index === at || undefined}>
          <span>{said(point.label)}</span>
          <small>{said(point.text)}</small>
          <svg viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <pattern
                id={`${hatch}${index}`}
                width="4"
                height="4"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line y2="4" />
              </pattern>
            </defs>
            {isShare ? (
              <>
                <line x2={((point.value ?? 0) / most) * 200} y1={3} y2={3} data-kind="solid" />
                <line x2={((point.other ?? 0) / most) * 200} y1={8} y2={8} data-kind="dashed" />
              </>
            ) : (
              <rect
                width={((point.value ?? 0) / most) * 200}
                y={1}
                height={8}
                fill={`url(#${hatch}${index})`}
              />
            )}
          </svg>
          <small>{isShare && point.otherText ? said(point.otherText) : formatNumber(point.value ?? 0)}</small>
        </li>
      ))}
    </ul>
  );
}
