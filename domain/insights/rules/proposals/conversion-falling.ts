import { houseDay } from "../../../site/views.ts";
import { dayAfter } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { yearBefore } from "../../spans.ts";
import { confidenceOf } from "../../statistics.ts";
import { both, number, percent } from "../../words.ts";
import { proposalColumns, proposalRow } from "../ways.ts";
import { conversionOf } from "./conversion.ts";

const DAYS = 90;
const FALL = 0.15;

/** Fewer proposals are taken than before. */
export const conversionFalling = defineRule({
  key: "conversion_falling",
  name: both("Conversão em queda", "Conversion falling"),
  question: both(
    "As propostas dos últimos 90 dias são menos aceitas que as do ano antes delas?",
    "Are the proposals of the last 90 days accepted less than those of the year before?",
  ),
  threshold: both(
    "queda de 15 pontos, com pelo menos 5 propostas em cada período",
    "a fall of 15 points, with at least 5 proposals in each period",
  ),
  method: both(
    "a parte de propostas aceitas em dois períodos seus",
    "the share of accepted proposals in two periods of yours",
  ),
  outcome: ["proposal_accepted"],
  cards: ({ journeys, today }) => {
    const since = dayAfter(today, -DAYS);
    const sentIn = (from: string, until: string) =>
      journeys.filter(({ firstPublishedAt }) => {
        const on = firstPublishedAt ? houseDay(firstPublishedAt) : "";
        return on >= from && on < until;
      });
    const recent = sentIn(since, dayAfter(today, 1));
    const [now, before] = [conversionOf(recent), conversionOf(sentIn(yearBefore(since), since))];
    const confidence = confidenceOf(Math.min(now.sent, before.sent));
    if (confidence === null) return [];
    const [share, usual] = [now.taken / now.sent, before.taken / before.sent];
    if (usual - share < FALL) return [];
    const open = recent.filter(({ state }) => state === "proposed" || state === "declined");
    return [
      {
        ...{ cause: today.slice(0, 7), subjectId: null, urgency: 1 as const, figure: percent(share) },
        unit: both("das propostas aceitas", "of proposals accepted"),
        sentence: both(
          `Nos últimos 90 dias, ${number(now.taken).pt} de ${number(now.sent).pt} propostas foram aceitas.`,
          `In the last 90 days, ${number(now.taken).en} of ${number(now.sent).en} proposals were accepted.`,
        ),
        comparison: both(
          `No ano antes delas eram ${percent(usual).pt}.`,
          `In the year before it was ${percent(usual).en}.`,
        ),
        confidence,
        basis: both(
          `${number(now.sent + before.sent).pt} propostas comparadas`,
          `${number(now.sent + before.sent).en} proposals compared`,
        ),
        action: {
          to: "/my-journeys?view=list&state=proposed",
          label: both("Ver as propostas abertas", "See the open proposals"),
        },
        evidence: { columns: proposalColumns, rows: open.map(proposalRow) },
        worth: null,
      },
    ];
  },
});
