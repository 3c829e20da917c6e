import { houseDay } from "../../site/views.ts";
import type { Chart, Heads, Span } from "../chart.ts";
import type { Figures, JourneyFigure } from "../figures.ts";
import { conversionOf } from "../rules/proposals/conversion.ts";
import { monthAfter } from "../spans.ts";
import { MIN_CASES } from "../statistics.ts";
import { both, monthWords, none, number, percent, same, some } from "../words.ts";
import { bare, firstDay, spanWords } from "./since.ts";

const MONTHS = 12;

/** From proposal to acceptance, by the month a proposal was sent; a month without proposals has no share. */
export function conversionChart(figures: Figures, span: Span): { chart: Chart; head: Heads["conversion"] } {
  const since = firstDay(figures, span);
  const sent = sentOf(figures);
  const within = conversionOf(sent.filter(({ on }) => on >= since).map(({ journey }) => journey));
  const hasCases = within.sent >= MIN_CASES;
  const share = hasCases ? within.taken / within.sent : null;
  const rows = byMonth(sent, figures.today);
  const last = rows.findLastIndex((row) => row.share !== null);
  const { conversion: group } = figures.group;
  return {
    head: share === null ? null : { ...within, share, group: group?.median ?? null },
    chart: {
      ...{
        key: "conversion",
        currency: null,
        title: both("Conversão, de proposta a aceite", "Conversion, from proposal to acceptance"),
      },
      finding:
        share === null
          ? both(
              "Com menos de cinco propostas não há conversão que se leia.",
              "With fewer than five proposals there is no conversion to read.",
            )
          : both(
              `${percent(share).pt} das propostas foram aceitas: ${number(within.taken).pt} de ${number(within.sent).pt}.`,
              `${percent(share).en} of proposals were accepted: ${number(within.taken).en} of ${number(within.sent).en}.`,
            ),
      source: both(
        `${some(within.sent, ["proposta", "propostas"], ["", ""]).pt}, ${spanWords[span].pt}${group ? `. Grupo: mediana de ${group.people} pessoas` : ""}`,
        `${some(within.sent, ["", ""], ["proposal", "proposals"]).en}, ${spanWords[span].en}${group ? `. Group: median of ${group.people} people` : ""}`,
      ),
      points: rows.map(({ month, share: value }) => ({
        ...{ ...bare, label: monthWords(month), value, text: value === null ? same("") : percent(value) },
      })),
      at: last < 0 ? null : last,
      line: group
        ? {
            value: group.median,
            label: both(`grupo, ${percent(group.median).pt}`, `group, ${percent(group.median).en}`),
          }
        : null,
      table: tableOf(rows),
    },
  };
}

type Sent = { journey: JourneyFigure; on: string };

/** Every journey that was proposed, with the day of its first proposal. */
function sentOf({ journeys }: Figures): Sent[] {
  return journeys.flatMap((journey) => {
    const on = journey.firstPublishedAt ? houseDay(journey.firstPublishedAt) : null;
    return on ? [{ journey, on }] : [];
  });
}

/** What became of the proposals of each of the last months, the earliest first. */
function byMonth(sent: readonly Sent[], today: string) {
  const months = Array.from({ length: MONTHS }, (_, back) => monthAfter(today, back - MONTHS + 1));
  return months.map((month) => {
    const own = conversionOf(sent.filter(({ on }) => on.startsWith(month)).map(({ journey }) => journey));
    return { month, ...own, share: own.sent === 0 ? null : own.taken / own.sent };
  });
}

function tableOf(rows: ReturnType<typeof byMonth>): Chart["table"] {
  return {
    columns: [
      both("Mês", "Month"),
      both("Propostas", "Proposals"),
      both("Aceitas", "Accepted"),
      both("Conversão", "Conversion"),
    ],
    rows: rows.map((row) => [
      ...[monthWords(row.month), number(row.sent), number(row.taken)],
      row.share === null ? none : percent(row.share),
    ]),
  };
}
