import { houseDay } from "../../../site/views.ts";
import { defineRule } from "../../rule.ts";
import { daysSince } from "../../spans.ts";
import { both, dayWords, number } from "../../words.ts";
import { proposalColumns, proposalRow, ways, whose, worthOf } from "../ways.ts";
import { besideOthers } from "./conversion.ts";

const MANY = 4;
const RECENT_DAYS = 14;

/** A proposal that is read again and again without a word. */
export const readUnanswered = defineRule({
  key: "read_unanswered",
  name: both("Lida sem resposta", "Read without an answer"),
  question: both(
    "Que cliente voltou várias vezes à proposta e ainda não respondeu?",
    "Which client has come back to the proposal several times without answering?",
  ),
  threshold: both("4 aberturas, a última em 14 dias", "4 openings, the last within 14 days"),
  method: both(
    "uma contagem das aberturas que o link registra, e nada além delas",
    "a count of the openings that the link records, and nothing more",
  ),
  outcome: ["proposal_accepted", "proposal_declined", "proposal_chosen", "proposal_commented"],
  cards: (figures) => {
    const beside = besideOthers(figures);
    const journeys = new Map(figures.journeys.map((journey) => [journey.id, journey]));
    return figures.proposals.flatMap(({ journeyId, openings, lastOpenedAt, hasChosen, waitsSince }) => {
      const journey = journeys.get(journeyId);
      if (journey?.state !== "proposed" || !lastOpenedAt || hasChosen || waitsSince) return [];
      if (openings < MANY || daysSince(lastOpenedAt, figures.now) >= RECENT_DAYS) return [];
      const last = dayWords(houseDay(lastOpenedAt));
      return [
        {
          ...{
            cause: `${journeyId}/${houseDay(journey.publishedAt ?? journey.stateAt)}`,
            subjectId: journeyId,
          },
          ...{ urgency: 2 as const, figure: number(openings) },
          unit: both("leituras, nenhuma resposta", "readings, no answer"),
          sentence: both(
            `${whose(journey)} abriu a proposta ${openings} vezes, a última em ${last.pt}.`,
            `${whose(journey)} opened the proposal ${openings} times, last on ${last.en}.`,
          ),
          ...beside,
          action: { to: ways.proposal(journeyId), label: both("Escrever ao cliente", "Write to the client") },
          evidence: { columns: proposalColumns, rows: [proposalRow(journey)] },
          worth: worthOf(journey),
        },
      ];
    });
  },
});
