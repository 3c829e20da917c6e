import { useId } from "react";
import type { GlobeDrawing } from "#domain/maps/globe.ts";
import { placeLabels } from "#domain/maps/place-labels.ts";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import drawingStyles from "#web/ui/drawing.module.css";
import styles from "./globe.module.css";

/** The earth with the shortest ways from São Paulo in brass. */
export function Globe({ drawing }: { drawing: GlobeDrawing }) {
  const { land, lines, ways, stops } = drawing;
  const clip = useId();
  const labels = placeLabels(stops);
  const places = stops.slice(1).map(({ name }) => name);
  return (
    <svg
      className={classNames(drawingStyles.drawing, styles.globe)}
      data-slot="drawing globe"
      viewBox="0 0 640 640"
      role="img"
      aria-label={m.hotels_globe_label({ places: places.join(", ") })}
    >
      <clipPath id={clip}>
        <circle cx="320" cy="320" r="300" />
      </clipPath>
      <path data-grid clipPath={`url(#${clip})`} d={lines} />
      <path data-land clipPath={`url(#${clip})`} d={land} />
      <circle data-faint cx="320" cy="320" r="300" />
      <path data-brass d={ways} />
      {stops.map(({ name, x, y }, at) => (
        <g key={name}>
          <circle data-ink-fill cx={x} cy={y} r="4" />
          <text x={labels[at]?.x} y={labels[at]?.y} textAnchor={labels[at]?.anchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
