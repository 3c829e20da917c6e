import { corner, ring } from "#domain/diagnostic/radar.ts";
import { classNames } from "#web/ui/class-names.ts";
import drawingStyles from "#web/ui/drawing.module.css";
import styles from "./radar.module.css";
import type { RadarContent, RadarDimension } from "./radar-content.ts";

const RADIUS = 110;
const rings = [0.25, 0.5, 0.75, 1];
const shareOf = (score: number | null | undefined) => Math.max(0.02, (score ?? 0) / 100);

/** The rings, the results as outlines, and the names around them. */
export function RadarDrawing({
  dimensions,
  hasBefore,
  hasGroup,
  hasFigures,
}: RadarContent & { hasFigures: boolean }) {
  const count = dimensions.length;
  const outline = (of: (dimension: RadarDimension) => number | null | undefined) =>
    ring(
      dimensions.map((dimension) => shareOf(of(dimension))),
      RADIUS,
    );
  return (
    <svg
      viewBox="-215 -150 430 300"
      className={classNames(drawingStyles.drawing, styles.figure)}
      aria-hidden="true"
    >
      {rings.map((share) => (
        <polygon key={share} data-faint="" points={ring(Array(count).fill(share), RADIUS)} />
      ))}
      {dimensions.map(({ key }, at) => {
        const { x, y } = corner(at, count, { share: 1, radius: RADIUS });
        return <line key={key} data-faint="" x1="0" y1="0" x2={x} y2={y} />;
      })}
      {hasGroup && <polygon data-group="" points={outline(({ group }) => group)} />}
      {hasBefore && <polygon data-before="" points={outline(({ before }) => before)} />}
      <polygon data-brass="" points={outline(({ score }) => score)} />
      {dimensions.map(({ key, score }, at) => {
        const { x, y } = corner(at, count, { share: shareOf(score), radius: RADIUS });
        return <circle key={key} data-brass-fill="" cx={x} cy={y} r="3" />;
      })}
      {dimensions.map(({ key, name, score }, at) => {
        const { x, y } = corner(at, count, { share: 1.14, radius: RADIUS });
        const anchor = Math.abs(x) < 10 ? "middle" : x > 0 ? "start" : "end";
        return (
          <text key={key} x={x} y={y + 5} textAnchor={anchor}>
            {name}
            {hasFigures && score !== null && (
              <tspan data-figure="" dx="6">
                {score}
              </tspan>
            )}
          </text>
        );
      })}
    </svg>
  );
}
