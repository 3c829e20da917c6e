import type { Localized } from "../../localized.ts";
import type { Currency } from "../../money/money.ts";
import type { Chart, Heads } from "../chart.ts";
import type { Figures, OwedFigure } from "../figures.ts";
import { monthAfter } from "../spans.ts";
import { both, money, monthWords, percent, some } from "../words.ts";

const MONTHS = 6;
/** Eight cases in ten lie within so many deviations of the expected. */
const WITHIN = 1.2816;
const sure: readonly string[] = ["confirmed", "declared_paid", "received", "approved", "in_payout"];
const kept: readonly string[] = [...sure, "settled", "paid"];

/** How many of one's expected commissions were kept, with one case of each kind added so that few cases claim little. */
export function keptShare(owed: readonly OwedFigure[]): number {
  const good = owed.filter(({ state }) => kept.includes(state)).length;
  const lost = owed.filter(({ state }) => state === "void").length;
  return (good + 1) / (good + lost + 2);
}

type Range = { amount: number; low: number; high: number };

/** What comes of some commissions: those confirmed whole, those expected by the share that is usually kept. */
export function rangeOf(owed: readonly OwedFigure[], share: number): Range {
  const certain = owed
    .filter(({ state }) => sure.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);
  const open = owed.filter(({ state }) => state === "expected");
  const all = open.reduce((sum, { amount }) => sum + amount, 0);
  const spread =
    WITHIN * Math.sqrt(open.reduce((sum, { amount }) => sum + share * (1 - share) * amount ** 2, 0));
  const amount = certain + Math.round(all * share);
  return {
    amount,
    low: Math.max(certain, Math.round(amount - spread)),
    high: Math.min(certain + all, Math.round(amount + spread)),
  };
}

function ahead({ owed, today }: Figures) {
  const [first, last] = [today.slice(0, 7), monthAfter(today, MONTHS - 1)];
  const awaited = owed.filter(({ state }) => state === "expected" || sure.includes(state));
  // What is past its day is still awaited: it counts for the month that has begun.
  const placed = awaited.map((row) => ({
    row,
    month: row.dueOn.slice(0, 7) < first ? first : row.dueOn.slice(0, 7),
  }));
  const within = placed.filter(({ month }) => month <= last);
  return [...Map.groupBy(within, ({ row }) => row.currency)].sort(([a], [b]) => a.localeCompare(b));
}

/** What six months bring, in each currency by itself. */
export function forecastHeads(figures: Figures): Heads["forecast"] {
  const share = keptShare(figures.owed);
  return ahead(figures).map(([currency, placed]) => ({
    currency,
    ...rangeOf(
      placed.map(({ row }) => row),
      share,
    ),
  }));
}

/** Commission by the month it is due in: the stroke is the expected, the band eight cases in ten. */
export function forecastCharts(figures: Figures): Chart[] {
  const share = keptShare(figures.owed);
  const months = Array.from({ length: MONTHS }, (_, at) => monthAfter(figures.today, at));
  return ahead(figures).map(([currency, placed]) => chartOf({ currency, placed, months, share }));
}

type Drawn = {
  currency: Currency;
  placed: { row: OwedFigure; month: string }[];
  months: readonly string[];
  share: number;
};

function chartOf({ currency, placed, months, share }: Drawn): Chart {
  const rows = months.map((month) => {
    const own = placed.filter((each) => each.month === month).map(({ row }) => row);
    return { month, count: own.length, ...rangeOf(own, share) };
  });
  const most = Math.max(...rows.map(({ amount }) => amount));
  const at = rows.findIndex(({ amount }) => amount === most);
  const words = (amount: number) => money(amount, currency);
  return {
    ...{ key: "forecast", currency },
    title: both(`Comissão prevista em ${currency}`, `Commission forecast in ${currency}`),
    finding: findingOf(rows[at]!, words),
    source: both(
      `${some(placed.length, ["comissão esperada", "comissões esperadas"], ["", ""]).pt} × ${percent(share).pt} que se mantêm`,
      `${some(placed.length, ["", ""], ["expected commission", "expected commissions"]).en} × ${percent(share).en} that are kept`,
    ),
    points: rows.map(({ month, amount, low, high }) => ({
      ...{
        label: monthWords(month),
        value: amount,
        text: words(amount),
        other: null,
        otherText: null,
        low,
        high,
      },
    })),
    ...{ at, line: null },
    table: {
      columns: [
        ...[both("Mês", "Month"), both("Comissões", "Commissions"), both("Esperado", "Expected")],
        ...[both("De", "From"), both("Até", "To")],
      ],
      rows: rows.map(({ month, count, amount, low, high }) => [
        ...[
          monthWords(month),
          { pt: String(count), en: String(count) },
          words(amount),
          words(low),
          words(high),
        ],
      ]),
    },
  };
}

type Month = Range & { month: string };

function findingOf({ month, amount, low, high }: Month, words: (amount: number) => Localized): Localized {
  const [name, sum] = [monthWords(month), words(amount)];
  const start = both(
    `O mês mais forte é ${name.pt}: ${sum.pt}`,
    `The strongest month is ${name.en}: ${sum.en}`,
  );
  if (low === high) return both(`${start.pt}, já confirmados.`, `${start.en}, already confirmed.`);
  return both(
    `${start.pt}, entre ${words(low).pt} e ${words(high).pt} em 8 de 10 casos.`,
    `${start.en}, between ${words(low).en} and ${words(high).en} in 8 cases of 10.`,
  );
}
