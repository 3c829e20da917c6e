import { type Currency, type Money, sumByCurrency } from "../../money/money.ts";
import type { Chart, Heads } from "../chart.ts";
import type { Figures, JourneyFigure } from "../figures.ts";
import { daysSince } from "../spans.ts";
import { medianOf } from "../statistics.ts";
import { both, money, none, number, some } from "../words.ts";
import { bare } from "./since.ts";

const stages = [
  ["draft", both("Desenho", "Draft")],
  ["proposed", both("Proposta", "Proposal")],
  ["accepted", both("Aceita", "Accepted")],
  ["booked", both("Reservada", "Booked")],
] as const;

const sumsOf = (journeys: readonly JourneyFigure[]): Money[] => {
  const priced = journeys.flatMap(({ worth, currency }) =>
    worth === null ? [] : [{ amount: worth, currency }],
  );
  return Object.entries(sumByCurrency(priced))
    .map(([currency, amount]) => ({ amount, currency: currency as Currency }))
    .sort((a, b) => a.currency.localeCompare(b.currency));
};

const inWords = (sums: readonly Money[]) => {
  const words = sums.map(({ amount, currency }) => money(amount, currency));
  return both(words.map(({ pt }) => pt).join(" · "), words.map(({ en }) => en).join(" · "));
};

const openOf = ({ journeys }: Figures) =>
  journeys.filter(({ state }) => stages.some(([stage]) => stage === state));

/** What is open, per currency. */
export function pipelineHead(figures: Figures): Heads["pipeline"] {
  const open = openOf(figures);
  return { count: open.length, sums: sumsOf(open) };
}

/** Open journeys by stage; the one that stands still longest is the one that matters. */
export function pipelineChart(figures: Figures): Chart {
  const open = openOf(figures);
  const rows = stages.map(([stage, name]) => {
    const own = open.filter(({ state }) => state === stage);
    const still = medianOf(own.map(({ stateAt }) => daysSince(stateAt, figures.now)));
    return { name, count: own.length, still: still === null ? null : Math.floor(still), sums: sumsOf(own) };
  });
  const longest = Math.max(...rows.map(({ still }) => still ?? -1));
  const at = longest > 0 ? rows.findIndex(({ still }) => still === longest) : -1;
  const days = some(longest, ["dia", "dias"], ["day", "days"]);
  return {
    ...{ key: "pipeline", currency: null, title: both("Pipeline por etapa", "Pipeline by stage") },
    finding:
      at < 0
        ? both("Tudo se moveu hoje.", "Everything has moved today.")
        : both(
            `A etapa que mais espera é ${rows[at]!.name.pt.toLowerCase()}: ${days.pt}, em mediana.`,
            `The stage that waits longest is ${rows[at]!.name.en.toLowerCase()}: ${days.en}, by the median.`,
          ),
    source: both(
      `${some(open.length, ["jornada aberta", "jornadas abertas"], ["", ""]).pt}, hoje`,
      `${some(open.length, ["", ""], ["open journey", "open journeys"]).en}, today`,
    ),
    points: rows.map(({ name, count, sums }) => ({
      ...bare,
      label: name,
      value: count,
      text: inWords(sums),
    })),
    ...{ at: at < 0 ? null : at, line: null },
    table: {
      columns: [
        ...[
          both("Etapa", "Stage"),
          both("Jornadas", "Journeys"),
          both("Dias parada (mediana)", "Days still (median)"),
        ],
        both("Valor por moeda", "Value by currency"),
      ],
      rows: rows.map(({ name, count, still, sums }) => [
        ...[
          name,
          number(count),
          still === null ? none : number(still),
          sums.length === 0 ? none : inWords(sums),
        ],
      ]),
    },
  };
}
