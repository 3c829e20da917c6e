import type { Standing } from "#domain/reputation/statement.ts";
import { keptFrom } from "#domain/tiers/ladders.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { dateFormat } from "#web/locale/formats.ts";
import styles from "./reputation.module.css";

type Threshold = { name: string; score: number };
type TrendChartProps = { standing: Standing; tier: Threshold | null; next: Threshold | null };
type Frame = { width: number; height: number; left: number; right: number; ticks: number };

const DAY_MS = 86_400_000;
const wide: Frame = { width: 760, height: 226, left: 46, right: 90, ticks: 5 };
const narrow: Frame = { width: 340, height: 190, left: 40, right: 12, ticks: 3 };

/** A year of the score as a step line, under the threshold ahead and above the one that keeps the tier. */
export function TrendChart(props: TrendChartProps) {
  const { trend, score } = props.standing;
  const words = { from: formatNumber(trend[0]?.score ?? 0), to: formatNumber(score) };
  return (
    <figure className={styles.trend} role="img" aria-label={m.reputation_trend(words)}>
      <Drawing {...props} frame={wide} />
      <Drawing {...props} frame={narrow} isNarrow />
    </figure>
  );
}

type DrawingProps = TrendChartProps & { frame: Frame; isNarrow?: boolean };

function Drawing({ standing, tier, next, frame, isNarrow }: DrawingProps) {
  const { trend, score } = standing;
  const { width, height, left, right, ticks } = frame;
  const [top, floor, end] = [18, height - 26, width - right];
  const until = Date.now();
  const since = Date.parse(trend[0]?.day ?? new Date(until).toISOString());
  const kept = tier && tier.score > 0 ? keptFrom(tier.score) : null;
  const least = Math.min(0, ...trend.map((point) => point.score));
  const most = Math.max(next?.score ?? 0, tier?.score ?? 0, ...trend.map((point) => point.score), 1);
  const x = (at: number) => left + ((at - since) / Math.max(until - since, DAY_MS)) * (end - left);
  const y = (value: number) => floor - ((value - least) / (most - least)) * (floor - top);
  const [first, ...rest] = trend;
  const start = `M${left} ${y(first?.score ?? score)}`;
  const steps = rest.map(
    ({ day, score: after }) => `H${x(Date.parse(day)).toFixed(1)}V${y(after).toFixed(1)}`,
  );
  return (
    <svg
      className={isNarrow ? styles.trendNarrow : styles.trendWide}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {[tier, next].map(
        (line) =>
          line &&
          line.score > 0 && (
            <g key={line.name}>
              <path d={`M${left} ${y(line.score)}H${end}`} data-part="grid" />
              <text x={left - 8} y={y(line.score) + 4} textAnchor="end">
                {formatNumber(line.score)}
              </text>
              <text x={isNarrow ? left + 4 : end + 8} y={y(line.score) - (isNarrow ? 6 : 4)} data-part="tier">
                {line.name}
              </text>
            </g>
          ),
      )}
      {kept !== null && (
        <>
          <path d={`M${left} ${y(kept)}H${end}`} data-part="kept" />
          {!isNarrow && (
            <text x={end + 8} y={y(kept) + 12}>
              {m.reputation_keeps({ points: formatNumber(kept) })}
            </text>
          )}
        </>
      )}
      <path d={`${start}${steps.join("")}H${end}`} data-part="line" />
      {next && next.score > score && (
        <>
          <path d={`M${end} ${y(score)}V${y(next.score)}`} data-part="missing" />
          <text
            x={isNarrow ? end - 6 : end + 8}
            y={y((score + next.score) / 2) + 4}
            data-part="missing-words"
            textAnchor={isNarrow ? "end" : "start"}
          >
            {m.reputation_missing({ points: next.score - score })}
          </text>
        </>
      )}
      <circle cx={end} cy={y(score)} r={3.5} data-part="now" />
      {monthMarks({ since, until, ticks }).map(({ at, name }) => (
        <text key={at} x={x(at)} y={height - 6} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Where months begin, as many as there is room for. */
function monthMarks({ since, until, ticks }: { since: number; until: number; ticks: number }) {
  const format = dateFormat({ month: "short", timeZone: "UTC" });
  const firsts: number[] = [];
  for (let at = nextMonth(since); at <= until; at = nextMonth(at)) firsts.push(at);
  const step = Math.ceil(firsts.length / ticks);
  return firsts
    .filter((_, place) => place % step === 0)
    .map((at) => ({ at, name: format.format(at).replace(".", "") }));
}

function nextMonth(at: number): number {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
}
