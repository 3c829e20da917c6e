import { houseDay } from "../../site/views.ts";
import { nightsBetween } from "../../zones.ts";
import type { Chart, Heads, Span } from "../chart.ts";
import type { Figures } from "../figures.ts";
import { MIN_CASES, medianOf } from "../statistics.ts";
import { both, number, same, some } from "../words.ts";
import { bare, firstDay, spanWords } from "./since.ts";

const WIDTH = 30;
const BUCKETS = 10;

/** Days between the first word of a journey and its first day, in steps of a month. */
export function leadTimeChart(figures: Figures, span: Span): { chart: Chart; head: Heads["lead"] } {
  const leads = leadsSince(figures, firstDay(figures, span));
  const middle = leads.length < MIN_CASES ? null : Math.round(medianOf(leads)!);
  const counts = countByMonth(leads);
  const { leadDays: group } = figures.group;
  return {
    head: middle === null ? null : { days: middle, cases: leads.length, group: group?.median ?? null },
    chart: {
      ...{ key: "lead_time", currency: null, title: both("Antecedência", "Lead time") },
      finding:
        middle === null
          ? both(
              "Com menos de cinco jornadas não há mediana.",
              "With fewer than five journeys there is no median.",
            )
          : both(
              `Metade das jornadas começa com mais de ${number(middle).pt} dias de antecedência.`,
              `Half of the journeys begin more than ${number(middle).en} days ahead.`,
            ),
      source: both(
        `${some(leads.length, ["jornada", "jornadas"], ["", ""]).pt}, ${spanWords[span].pt}`,
        `${some(leads.length, ["", ""], ["journey", "journeys"]).en}, ${spanWords[span].en}`,
      ),
      points: counts.map(({ label, count }) => ({ ...bare, label, value: count, text: number(count) })),
      at: middle === null ? null : bucketOf(middle),
      line:
        middle === null
          ? null
          : {
              value: Math.min(middle / WIDTH, BUCKETS),
              label: both(`sua mediana, ${number(middle).pt} dias`, `your median, ${number(middle).en} days`),
            },
      table: {
        columns: [both("Antecedência", "Lead time"), both("Jornadas", "Journeys")],
        rows: counts.map(({ range, count }) => [range, number(count)]),
      },
    },
  };
}

/** The days ahead of every journey that was begun since a day and still stands. */
function leadsSince({ journeys }: Figures, since: string): number[] {
  return journeys.flatMap(({ createdAt, startsOn, state }) => {
    const on = houseDay(createdAt);
    const days = nightsBetween(on, startsOn);
    return state !== "cancelled" && on >= since && days >= 0 ? [days] : [];
  });
}

const bucketOf = (days: number) => Math.min(Math.floor(days / WIDTH), BUCKETS - 1);

/** How many lie in each step of a month; the last step has no end. */
function countByMonth(leads: readonly number[]) {
  return Array.from({ length: BUCKETS }, (_, at) => {
    const [from, to] = [at * WIDTH, at * WIDTH + WIDTH - 1];
    const isLast = at === BUCKETS - 1;
    return {
      label: same(isLast ? `${from}+` : `${from}`),
      range: isLast
        ? both(`${from} dias ou mais`, `${from} days or more`)
        : both(`${from} a ${to} dias`, `${from} to ${to} days`),
      count: leads.filter((days) => bucketOf(days) === at).length,
    };
  });
}
