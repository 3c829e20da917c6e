import type { Citation } from "#domain/insights/ask.ts";
import type { Farol } from "#domain/insights/insights.ts";
import { money, number, percent } from "#domain/insights/words.ts";
import type { Localized } from "#domain/localized.ts";

type Language = keyof Localized;
type Noted = { id: string; label: string; value: string };

const chartNames = ["pipeline", "conversion", "lead_time", "seasonality", "hotel_mix", "forecast"] as const;
export type ChartName = (typeof chartNames)[number];
export { chartNames };

/**
 * One person's figures as a model may read them, each under a number of its own by which an answer cites it. What
 * people wrote (notes, comments, wishes) is not among them.
 */
export function openBook(farol: Farol, language: Language) {
  const figures = new Map<string, Citation>();
  const note = (label: string, value: string, to: string): Noted => {
    const known = [...figures.values()].find((each) => each.label === label && each.value === value);
    const id = known?.id ?? `f${figures.size + 1}`;
    figures.set(id, { id, label, value, to });
    return { id, label, value };
  };
  const said = (text: Localized) => text[language];
  return {
    /** The four figures at the top of the page. */
    heads: (): Noted[] => headsOf(farol, language).map(({ label, value }) => note(label, value, "/insights")),
    /** What the rules found, each with its rows. */
    signals: () =>
      farol.cards.map((card) => ({
        ...note(said(card.sentence), `${said(card.figure)} ${said(card.unit)}`, card.action.to),
        comparison: said(card.comparison),
        rows: card.evidence.rows.slice(0, 20).map(({ cells, to }) => {
          const [first, ...rest] = cells.map(said);
          return note(first ?? "", rest.join(", "), to);
        }),
      })),
    /** The tables under drawings of one kind. */
    charts: (key: ChartName) =>
      farol.charts
        .filter((chart) => chart.key === key)
        .map((chart) => ({
          ...{
            title: said(chart.title),
            finding: said(chart.finding),
            columns: chart.table.columns.map(said),
          },
          rows: chart.table.rows.map((row) => {
            const [first, ...rest] = row.map(said);
            return note(`${said(chart.title)}: ${first}`, rest.join(", "), "/insights");
          }),
        })),
    /** The figures that a text names, in the order in which it does; what was never read cannot be named. */
    citedIn: (text: string): Citation[] => {
      const ids = [...new Set(text.match(/\bf\d{1,4}\b/g) ?? [])];
      return ids.flatMap((id) => figures.get(id) ?? []);
    },
  };
}
export type FigureBook = ReturnType<typeof openBook>;

function headsOf({ heads }: Farol, language: Language): { label: string; value: string }[] {
  const pt = language === "pt";
  const { pipeline, conversion, lead, forecast } = heads;
  return [
    ...pipeline.sums.map(({ amount, currency }) => ({
      ...{ label: pt ? `Pipeline aberto em ${currency}` : `Open pipeline in ${currency}` },
      value: money(amount, currency)[language],
    })),
    { label: pt ? "Jornadas abertas" : "Open journeys", value: number(pipeline.count)[language] },
    ...(conversion
      ? [
          {
            label: pt ? "Conversão" : "Conversion",
            value: `${percent(conversion.share)[language]} (${conversion.taken}/${conversion.sent})`,
          },
        ]
      : []),
    ...(lead
      ? [
          {
            label: pt ? "Antecedência mediana, em dias" : "Median lead time, in days",
            value: String(lead.days),
          },
        ]
      : []),
    ...forecast.map(({ amount, low, high, currency }) => ({
      label: pt
        ? `Comissão prevista em ${currency}, 6 meses`
        : `Commission forecast in ${currency}, 6 months`,
      value: [amount, low, high].map((each) => money(each, currency)[language]).join(" · "),
    })),
  ];
}
