import { defineRule } from "../../rule.ts";
import { daysSince } from "../../spans.ts";
import { both, number } from "../../words.ts";
import { proposalColumns, proposalRow, ways, whose, worthOf } from "../ways.ts";

const DAYS = 2;
const gone: readonly string[] = ["declined", "withdrawn", "lapsed", "cancelled"];

/** A journey that was accepted and of which no stay was asked for. */
export const acceptedUnasked = defineRule({
  key: "accepted_unasked",
  name: both("Aceita e não pedida", "Accepted, not requested"),
  question: both(
    "Que jornada aceita ainda não virou pedido a nenhum hotel?",
    "Which accepted journey has not become a request to any hotel?",
  ),
  threshold: both("2 dias desde o aceite, nenhum pedido aberto", "2 days since acceptance, no open request"),
  method: both(
    "uma comparação das jornadas aceitas com os seus pedidos de reserva",
    "a comparison of accepted journeys with your booking requests",
  ),
  outcome: ["booking_sent", "journey_booked"],
  cards: ({ journeys, stays, liveHotels, now }) => {
    const asked = new Set(
      stays.filter(({ state }) => !gone.includes(state)).map(({ journeyId }) => journeyId),
    );
    const hasHotel = new Set(liveHotels.map(({ journeyId }) => journeyId));
    return journeys.flatMap((journey) => {
      const days = daysSince(journey.stateAt, now);
      if (journey.state !== "accepted" || days < DAYS || asked.has(journey.id) || !hasHotel.has(journey.id))
        return [];
      return [
        {
          ...{ cause: journey.id, subjectId: journey.id, urgency: 3 as const, figure: number(days) },
          unit: both("dias desde o aceite", "days since acceptance"),
          sentence: both(
            `${whose(journey)} aceitou a proposta e nenhum hotel recebeu o pedido.`,
            `${whose(journey)} accepted the proposal and no hotel has received the request.`,
          ),
          comparison: both(
            "Até o hotel confirmar, o preço e o quarto não estão garantidos.",
            "Until the hotel confirms, neither the price nor the room is secured.",
          ),
          ...{ confidence: "high" as const, basis: both("1 jornada, 0 pedidos", "1 journey, 0 requests") },
          action: { to: ways.journey(journey.id), label: both("Pedir a estadia", "Request the stay") },
          evidence: {
            columns: proposalColumns,
            rows: [{ ...proposalRow(journey), to: ways.journey(journey.id) }],
          },
          worth: worthOf(journey),
        },
      ];
    });
  },
});
