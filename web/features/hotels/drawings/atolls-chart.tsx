import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import drawingStyles from "#web/ui/drawing.module.css";
import { atolls } from "./atolls.ts";
import styles from "./atolls-chart.module.css";
import type { AtollsDrawing } from "./drawing.ts";

const male = { x: 490, y: 940 };
const parallels = [
  { degrees: 7, y: 68 },
  { degrees: 6, y: 377 },
  { degrees: 5, y: 685 },
];

/** The northern Maldives as they lie (Natural Earth 1:10m, public domain); brass leads from Malé to the atoll meant. */
export function AtollsChart({
  drawing,
  distance,
}: {
  drawing: AtollsDrawing;
  distance?: string | undefined;
}) {
  const { islands, shelves, atoll } = drawing;
  const [shelf, ...depths] = shelves;
  return (
    <svg
      className={classNames(drawingStyles.drawing, styles.chart)}
      data-slot="drawing"
      viewBox="60 0 720 1000"
      role="img"
      aria-label={m.hotels_chart_label({ atoll })}
    >
      <path data-grid d={`M332 0V1000M640 0V1000${parallels.map(({ y }) => `M60 ${y}H780`).join("")}`} />
      {parallels.map(({ degrees, y }) => (
        <text key={degrees} x="72" y={y - 8} className={styles.chartDegree}>
          {degrees}° N
        </text>
      ))}
      {depths.map((depth) => (
        <path key={depth} data-depth d={depth} />
      ))}
      <path data-shelf d={shelf} />
      <path data-ink-fill d={islands} />
      <path data-brass d={brassWay(atoll)} />
      <circle data-ink-fill cx={male.x} cy={male.y} r="5" />
      <text x={male.x + 34} y={male.y + 6} className={styles.chartName}>
        Malé
      </text>
      {atolls.map(({ name, label }) => (
        <text
          key={name}
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          className={name === atoll ? styles.chartName : styles.chartOther}
        >
          {name}
        </text>
      ))}
      {distance && (
        <text x="620" y="720" className={styles.chartWay}>
          {distance}
        </text>
      )}
    </svg>
  );
}

/** One stroke: out from Malé over the open sea, and once round the atoll. */
function brassWay(name: string): string {
  const meant = atolls.find((atoll) => atoll.name === name);
  if (!meant) return "";
  const { x, y, reach } = meant.at;
  const [aside, below] = [Math.round(reach * 0.8), Math.round(reach * 0.6)];
  const sea = `C${x + 190} ${male.y - 150} ${x + 190} ${y + 190} ${x + aside} ${y + below}`;
  const round = `a${reach} ${reach} 0 0 1 ${-2 * aside} ${-2 * below}a${reach} ${reach} 0 0 1 ${2 * aside} ${2 * below}`;
  return `M${male.x} ${male.y}${sea}${round}`;
}
