import { houseDay } from "../../../site/views.ts";
import { nightsBetween } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, number } from "../../words.ts";
import { proposalColumns, proposalRow, ways, whose, worthOf } from "../ways.ts";
import { besideOthers } from "./conversion.ts";

const DAYS = 5;

/** A proposal whose link is about to end without an answer. */
export const linkEnding = defineRule({
  key: "link_ending",
  name: both("Link que termina", "Link ending"),
  question: both(
    "Que proposta sem resposta tem o link perto do fim?",
    "Which unanswered proposal has a link about to end?",
  ),
  threshold: both("5 dias até o fim do link", "5 days until the link ends"),
  method: both("a data em que cada link termina", "the date on which each link ends"),
  outcome: ["proposal_accepted", "proposal_declined", "proposal_chosen"],
  cards: (figures) => {
    const beside = besideOthers(figures);
    const journeys = new Map(figures.journeys.map((journey) => [journey.id, journey]));
    return figures.proposals.flatMap(({ journeyId, expiresAt }) => {
      const journey = journeys.get(journeyId);
      if (journey?.state !== "proposed" || !expiresAt || expiresAt <= figures.now) return [];
      const on = houseDay(expiresAt);
      const days = nightsBetween(figures.today, on);
      if (days > DAYS) return [];
      const until = dayWords(on);
      return [
        {
          ...{ cause: `${journeyId}/${on}`, subjectId: journeyId, urgency: 3 as const, figure: number(days) },
          unit: both("dias até o link terminar", "days until the link ends"),
          sentence: both(
            `O link da proposta de ${whose(journey)} termina em ${until.pt} e ainda não teve resposta.`,
            `The link to ${whose(journey)}'s proposal ends on ${until.en} and has had no answer yet.`,
          ),
          ...beside,
          ...{ confidence: "high" as const, basis: both("1 data lida", "1 date read") },
          action: { to: ways.proposal(journeyId), label: both("Estender o link", "Extend the link") },
          evidence: { columns: proposalColumns, rows: [proposalRow(journey)] },
          worth: worthOf(journey),
        },
      ];
    });
  },
});
