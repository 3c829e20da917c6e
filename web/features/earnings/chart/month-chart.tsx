import type { Earnings } from "#domain/commissions/earnings.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import { m } from "#messages/messages.js";
import { formatMoney, formatMonth } from "#web/locale/format.ts";
import { dateFormat, numberFormat } from "#web/locale/formats.ts";
import styles from "./chart.module.css";
import { roundScale } from "./chart-scale.ts";

const SHOWN = 12;
const BACK = 5;
const [WIDTH, HEIGHT] = [600, 100];
const STEP = WIDTH / SHOWN;

type Currency = Earnings["months"][number]["currency"];
type Bar = { month: string; arrived: number; awaited: number };
type MonthChartProps = { currency: Currency; earnings: Earnings };

/** Twelve months of one currency, five before today's, over lines with their values; each bar is read as a sentence. */
export function MonthChart({ currency, earnings: { months, today } }: MonthChartProps) {
  const bars: Bar[] = monthsAround(today).map(
    (month) =>
      months.find((one) => one.month === month && one.currency === currency) ?? {
        ...{ month, arrived: 0, awaited: 0 },
      },
  );
  const digits = 10 ** currencyDigits[currency];
  const scale = roundScale(Math.max(...bars.map(({ arrived, awaited }) => arrived + awaited)) / digits);
  return (
    <section className={styles.chart} aria-label={m.earnings_months_currency({ currency })}>
      <div className={styles.head}>
        <h2>{m.earnings_months_currency({ currency })}</h2>
        <p className={styles.legend} aria-hidden="true">
          <span data-kind="arrived">{m.earnings_months_arrived()}</span>
          <span data-kind="awaited">{m.earnings_months_awaited()}</span>
        </p>
      </div>
      <ol className={styles.scale} aria-hidden="true">
        {scale.toReversed().map((value) => (
          <li key={value}>{numberFormat({ notation: "compact" }).format(value)}</li>
        ))}
      </ol>
      <Bars bars={bars} scale={scale.map((value) => value * digits)} id={currency} today={today} />
      <ol className={styles.months}>
        {bars.map(({ month, arrived, awaited }) => (
          <li key={month} data-today={month === today.slice(0, 7) || undefined}>
            <span aria-hidden="true">{shortMonth(month)}</span>
            <span className="sr-only">
              {m.earnings_months_total({
                ...{ month: formatMonth(month), arrived: formatMoney(arrived, currency) },
                awaited: formatMoney(awaited, currency),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type BarsProps = { bars: Bar[]; scale: number[]; id: string; today: string };

function Bars({ bars, scale, id, today }: BarsProps) {
  const high = (amount: number) => (amount / scale.at(-1)!) * HEIGHT;
  const now = (BACK + (Number(today.slice(8)) - 0.5) / 31) * STEP;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <pattern id={`awaited-${id}`} width="4" height="3" patternUnits="userSpaceOnUse">
        <path d="M0 3L4 0" data-kind="hatch" />
      </pattern>
      {scale.map((value) => (
        <path key={value} d={`M0 ${HEIGHT - high(value)}H${WIDTH}`} data-kind={value ? "line" : "floor"} />
      ))}
      {bars.map(({ month, arrived, awaited }, at) => {
        const frame = { x: at * STEP + STEP * 0.28, width: STEP * 0.44 };
        return (
          <g key={month}>
            <rect data-kind="arrived" {...frame} y={HEIGHT - high(arrived)} height={high(arrived)} />
            <rect
              {...frame}
              data-kind="awaited"
              y={HEIGHT - high(arrived + awaited)}
              height={high(awaited)}
              fill={`url(#awaited-${id})`}
            />
          </g>
        );
      })}
      <path d={`M${now} 0V${HEIGHT}`} data-kind="today" />
    </svg>
  );
}

function monthsAround(today: string): string[] {
  const [year, number] = today.split("-").map(Number) as [number, number];
  return Array.from({ length: SHOWN }, (_, at) =>
    new Date(Date.UTC(year, number - 1 - BACK + at, 1)).toISOString().slice(0, 7),
  );
}

/** Three letters in every language: a phone has no room for "Sept". */
function shortMonth(month: string): string {
  const options = { month: "short", timeZone: "UTC" } as const;
  return dateFormat(options)
    .format(new Date(`${month}-01T00:00:00Z`))
    .slice(0, 3);
}
