import type { Earnings } from "#domain/commissions/earnings.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import charts from "./chart/chart.module.css";
import { MonthChart } from "./chart/month-chart.tsx";
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
      {currencies.length > 0 && (
        <div className={charts.charts}>
          {currencies.map((currency) => (
            <MonthChart key={currency} currency={currency} earnings={earnings} />
          ))}
        </div>
      )}
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
      {sums.map(({ currency, amount, came, count }) => (
        <dd key={currency}>
          <b>{formatMoney(amount, currency)}</b>
          <small>{m.earnings_tile_count({ count })}</small>
          {came > 0 && <small>{m.earnings_tile_came({ amount: formatMoney(came, currency) })}</small>}
        </dd>
      ))}
    </div>
  );
}
