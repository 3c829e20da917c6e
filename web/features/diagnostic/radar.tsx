import { m } from "#messages/messages.js";
import styles from "./radar.module.css";
import type { RadarDimension } from "./radar-content.ts";
import { RadarDrawing } from "./radar-drawing.tsx";
import { RadarTable } from "./radar-table.tsx";

type RadarProps = {
  dimensions: readonly RadarDimension[];
  caption: string;
  /** Whether the figures stand beside the names. */
  hasFigures?: boolean;
};

/** Dimensions around a centre, drawn in hairlines; whoever does not see it reads the same as a table. */
export function Radar({ dimensions, caption, hasFigures = false }: RadarProps) {
  const hasBefore = dimensions.some(({ before }) => typeof before === "number");
  const hasGroup = dimensions.some(({ group }) => typeof group === "number");
  const content = { dimensions, hasBefore, hasGroup };
  return (
    <figure className={styles.radar} data-slot="radar">
      <RadarDrawing {...content} hasFigures={hasFigures} />
      <RadarTable {...content} caption={caption} />
      {(hasBefore || hasGroup) && (
        <figcaption className={styles.legend}>
          <span data-line="now">{m.diagnostic_legend_now()}</span>
          {hasBefore && <span data-line="before">{m.diagnostic_before()}</span>}
          {hasGroup && <span data-line="group">{m.diagnostic_group()}</span>}
        </figcaption>
      )}
    </figure>
  );
}
