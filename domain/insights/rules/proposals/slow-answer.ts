import { defineRule } from "../../rule.ts";
import { hoursBetween } from "../../spans.ts";
import { both, number } from "../../words.ts";
import { proposalColumns, proposalRow, ways, whose, worthOf } from "../ways.ts";
import { besideOthers } from "./conversion.ts";

const HOURS = 24;

/** A client's comment that waits for an answer. */
export const slowAnswer = defineRule({
  key: "slow_answer",
  name: both("Resposta que demora", "Slow answer"),
  question: both(
    "Que comentário de cliente espera a sua resposta?",
    "Which client's comment is waiting for your answer?",
  ),
  threshold: both("24 horas sem resposta", "24 hours without an answer"),
  method: both(
    "a diferença entre a hora do comentário e agora",
    "the difference between the time of the comment and now",
  ),
  outcome: ["proposal_accepted", "proposal_chosen", "journey_published"],
  cards: (figures) => {
    const beside = besideOthers(figures);
    const journeys = new Map(figures.journeys.map((journey) => [journey.id, journey]));
    return figures.proposals.flatMap(({ journeyId, waitsSince }) => {
      const journey = journeys.get(journeyId);
      if (!journey || !waitsSince) return [];
      const hours = hoursBetween(waitsSince, figures.now);
      if (hours < HOURS) return [];
      return [
        {
          ...{ cause: `${journeyId}/${waitsSince.toISOString()}`, subjectId: journeyId, urgency: 3 as const },
          figure: number(hours),
          unit: both("horas à espera de você", "hours waiting for you"),
          sentence: both(
            `${whose(journey)} comentou a proposta e ainda não recebeu resposta.`,
            `${whose(journey)} commented on the proposal and has had no answer yet.`,
          ),
          ...beside,
          ...{
            confidence: "high" as const,
            basis: both("1 comentário sem resposta", "1 comment without an answer"),
          },
          action: { to: ways.proposal(journeyId), label: both("Responder", "Answer") },
          evidence: { columns: proposalColumns, rows: [proposalRow(journey)] },
          worth: worthOf(journey),
        },
      ];
    });
  },
});
