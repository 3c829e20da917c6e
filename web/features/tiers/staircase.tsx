import type { Step } from "#domain/tiers/ladders.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import styles from "./tiers.module.css";
import { tierName } from "./words.ts";

type StaircaseProps = { steps: readonly Step[]; tier: string; score: number };

const RISE = 22;

/** The ladder as stairs to scale, so that the way to the top is not flattered, with the reader's own place. */
export function Staircase(props: StaircaseProps) {
  const { tier, score } = props;
  return (
    <figure
      className={styles.stairs}
      role="img"
      aria-label={m.tiers_stairs({ score: formatNumber(score), name: tierName(tier) })}
    >
      <Drawing {...props} width={1_120} />
      <Drawing {...props} width={340} isNarrow />
    </figure>
  );
}

function Drawing({
  steps,
  tier,
  score,
  width,
  isNarrow,
}: StaircaseProps & { width: number; isNarrow?: boolean }) {
  const place = Math.max(
    0,
    steps.findIndex(({ name }) => name === tier),
  );
  // A phone shows the reader's step with the one before and the one after; the rest would be a blur.
  const from = isNarrow ? Math.max(0, Math.min(place, steps.length - 2)) : 0;
  const shown = isNarrow ? steps.slice(from, from + 2) : steps;
  const low = shown[0]!.score;
  const high = Math.max((shown.at(-1)?.score ?? 1) * (isNarrow ? 1.25 : 1.2), score, low + 1);
  const x = (points: number) => 4 + ((points - low) / (high - low)) * (width - 8);
  const height = shown.length * RISE + (isNarrow ? 44 : 32);
  const y = (at: number) => height - (isNarrow ? 34 : 22) - at * RISE;
  const line = shown.map((step, at) => `${at === 0 ? `M4 ${y(0)}` : ""}H${x(step.score)}V${y(at)}`).join("");
  const mine = Math.min(Math.max(x(score), 4), width - 4);
  const level = y(Math.max(0, place - from));
  const isRight = mine > width * (isNarrow ? 0.7 : 0.25);
  return (
    <svg
      className={isNarrow ? styles.stairsNarrow : styles.stairsWide}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={`M4 ${height - 4}H${width - 4}`} data-part="floor" />
      <path d={`${line}H${width - 4}`} data-part="stairs" />
      {shown.map((step, at) => (
        <g key={step.name}>
          <text x={x(step.score) + 6} y={y(at) - 7} data-part="name">
            {tierName(step.name)}
          </text>
          {step.score > 0 && (
            <text x={x(step.score) + 6} y={y(at) + 15}>
              {formatNumber(step.score)}
            </text>
          )}
        </g>
      ))}
      <path d={`M${mine} ${height - 4}V${level}`} data-part="me" />
      <circle cx={mine} cy={level} r={3.5} />
      <text
        x={isRight ? mine - 8 : mine + 8}
        y={height - 12}
        textAnchor={isRight ? "end" : "start"}
        data-part="me-words"
      >
        {m.tiers_me({ score: formatNumber(score) })}
      </text>
    </svg>
  );
}
