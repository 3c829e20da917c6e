import type { Earnings } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatMoney, formatMonth } from "#web/locale/format.ts";
import styles from "./earnings.module.css";

const tiles: [keyof Earnings["tiles"], () => string][] = [
  ["expected", m.earnings_tile_expected],
  ["overdue", m.earnings_tile_overdue],
  ["confirmed", m.earnings_tile_confirmed],
  ["arriving", m.earnings_tile_arriving],
  ["arrived", m.earnings_tile_arrived],
];

/** What is owed and what came: figures in each currency by itself, then month by month. */
export function EarningsFigures({ earnings }: { earnings: Earnings }) {
  const currencies = [...new Set(earnings.months.map(({ currency }) => currency))];
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(([name, label]) => (
          <Tile key={name} label={label()} sums={earnings.tiles[name]} isLate={name === "overdue"} />
        ))}
      </dl>
      {currencies.map((currency) => (
        <MonthChart key={currency} currency={currency} earnings={earnings} />
      ))}
    </>
  );
}

type Sums = Earnings["tiles"]["expected"];

function Tile({ label, sums, isLate }: { label: string; sums: Sums; isLate: boolean }) {
  return (
    <div data-late={(isLate && sums.length > 0) || undefined}>
      <dt>{label}</dt>
      {sums.length === 0 && (
        <dd>
          <small>{m.earnings_tile_none()}</small>
        </dd>
      )}
      {sums.map(({ currency, amount, count }) => (
        <dd key={currency}>
          <b>{formatMoney(amount, currency)}</b>
          <small>{count === 1 ? m.earnings_tile_count_one() : m.earnings_tile_count({ count })}</small>
        </dd>
      ))}
    </div>
  );
}

const SHOWN = 12;
const BACK = 5;
const [WIDTH, HEIGHT] = [600, 100];

type ChartProps = { currency: Earnings["months"][number]["currency"]; earnings: Earnings };

/** Twelve months of one currency, five before today's; each bar is read as a sentence. */
function MonthChart({ currency, earnings: { months, today } }: ChartProps) {
  const shown = monthsAround(today);
  const bars = shown.map(
    (month) =>
      months.find((one) => one.month === month && one.currency === currency) ?? {
        month,
        arrived: 0,
        awaited: 0,
      },
  );
  const most = Math.max(...bars.map(({ arrived, awaited }) => arrived + awaited), 1);
  const step = WIDTH / SHOWN;
  const high = (amount: number) => (amount / most) * HEIGHT;
  return (
    <section className={styles.chart} aria-label={m.earnings_months_currency({ currency })}>
      <div className={styles.chartHead}>
        <h2>{m.earnings_months_currency({ currency })}</h2>
        <p className={styles.legend} aria-hidden="true">
          <span data-kind="arrived">{m.earnings_months_arrived()}</span>
          <span data-kind="awaited">{m.earnings_months_awaited()}</span>
        </p>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line data-kind="floor" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {bars.map(({ month, arrived, awaited }, at) => {
          const frame = { x: at * step + step * 0.3, width: step * 0.4 };
          return (
            <g key={month}>
              <rect data-kind="arrived" {...frame} y={HEIGHT - high(arrived)} height={high(arrived)} />
              <rect
                data-kind="awaited"
                {...frame}
                y={HEIGHT - high(arrived + awaited)}
                height={high(awaited)}
              />
            </g>
          );
        })}
      </svg>
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

function monthsAround(today: string): string[] {
  const [year, number] = today.split("-").map(Number) as [number, number];
  return Array.from({ length: SHOWN }, (_, at) =>
    new Date(Date.UTC(year, number - 1 - BACK + at, 1)).toISOString().slice(0, 7),
  );
}

function shortMonth(month: string): string {
  const options = { month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(getLocale(), options)
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(".", "");
}
