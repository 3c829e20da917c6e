import { houseDay } from "../../../site/views.ts";
import { defineRule } from "../../rule.ts";
import { daysSince } from "../../spans.ts";
import { both, number, some } from "../../words.ts";
import { proposalColumns, proposalRow, ways, whose, worthOf } from "../ways.ts";
import { besideOthers } from "./conversion.ts";

const QUIET_DAYS = 7;

/** A proposal that nobody has touched for a week. */
export const stalledProposal = defineRule({
  key: "stalled_proposal",
  name: both("Proposta parada", "Stalled proposal"),
  question: both(
    "Que proposta enviada não teve abertura, comentário nem escolha nos últimos dias?",
    "Which proposal has had no opening, comment or choice in the last few days?",
  ),
  threshold: both("7 dias sem movimento", "7 days without movement"),
  method: both(
    "uma contagem dos dias desde o último movimento de cada proposta aberta",
    "a count of the days since each open proposal last moved",
  ),
  outcome: ["proposal_accepted", "proposal_declined", "proposal_chosen", "proposal_commented"],
  cards: (figures) => {
    const beside = besideOthers(figures);
    const events = new Map(figures.proposals.map((proposal) => [proposal.journeyId, proposal]));
    return figures.journeys.flatMap((journey) => {
      const { state, publishedAt } = journey;
      const event = events.get(journey.id);
      if (state !== "proposed" || !publishedAt || event?.hasChosen || event?.waitsSince) return [];
      const openedAt = event?.lastOpenedAt ?? publishedAt;
      const movedAt = openedAt > publishedAt ? openedAt : publishedAt;
      const days = daysSince(movedAt, figures.now);
      if (days < QUIET_DAYS) return [];
      return [
        {
          ...{ cause: `${journey.id}/${houseDay(movedAt)}`, subjectId: journey.id, urgency: 2 as const },
          figure: number(days),
          unit: both("dias sem movimento", "days without movement"),
          sentence: both(
            `A proposta de ${whose(journey)} está parada há ${some(days, ["dia", "dias"], ["", ""]).pt}.`,
            `${whose(journey)}'s proposal has not moved for ${some(days, ["", ""], ["day", "days"]).en}.`,
          ),
          ...beside,
          action: { to: ways.proposal(journey.id), label: both("Abrir a proposta", "Open the proposal") },
          evidence: { columns: proposalColumns, rows: [proposalRow(journey)] },
          worth: worthOf(journey),
        },
      ];
    });
  },
});
