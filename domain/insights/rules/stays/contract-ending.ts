import { defineRule } from "../../rule.ts";
import { both, dayWords, number, same } from "../../words.ts";
import { ways } from "../ways.ts";

/** Terms that end before a journey with that hotel begins. */
export const contractEnding = defineRule({
  key: "contract_ending",
  name: both("Contrato que termina", "Contract ending"),
  question: both(
    "Que contrato de hotel termina antes do início de uma jornada aberta?",
    "Which hotel's contract ends before an open journey begins?",
  ),
  threshold: both(
    "fim do contrato antes do início da jornada",
    "the contract ends before the journey begins",
  ),
  method: both(
    "o fim do contrato em vigor e as datas das suas jornadas abertas",
    "the end of the contract in force and the dates of your open journeys",
  ),
  outcome: ["booking_sent", "booking_accepted"],
  cards: ({ contracts, journeys, liveHotels, stays, today }) => {
    const byId = new Map(journeys.map((journey) => [journey.id, journey]));
    const agreed = new Set(
      stays
        .filter(({ state }) => state === "accepted" || state === "change_requested")
        .map(({ journeyId, hotelId }) => `${journeyId}/${hotelId}`),
    );
    return contracts.flatMap(({ hotelId, hotel, endsOn }) => {
      const after = liveHotels
        .filter((live) => live.hotelId === hotelId && !agreed.has(`${live.journeyId}/${hotelId}`))
        .flatMap(({ journeyId }) => byId.get(journeyId) ?? [])
        .filter(({ startsOn, state }) => startsOn > endsOn && state !== "travelling");
      if (endsOn < today || after.length === 0) return [];
      const on = dayWords(endsOn);
      return [
        {
          ...{ cause: `${hotelId}/${endsOn}`, subjectId: after[0]!.id, urgency: 2 as const, figure: on },
          unit: both("fim do contrato", "end of the contract"),
          sentence: both(
            `As condições de ${hotel} terminam antes de uma jornada sua começar.`,
            `The terms of ${hotel} end before a journey of yours begins.`,
          ),
          comparison: both(
            `Jornadas abertas depois desse dia: ${number(after.length).pt}. Um pedido aceito até lá mantém as condições de hoje.`,
            `Open journeys after that day: ${number(after.length).en}. A request accepted before then keeps today's terms.`,
          ),
          ...{ confidence: "high" as const, basis: both("1 contrato em vigor", "1 contract in force") },
          action: {
            to: ways.journey(after[0]!.id),
            label: both("Pedir antes do fim", "Request before it ends"),
          },
          evidence: {
            columns: [both("Jornada", "Journey"), both("Início", "Start"), both("Hotel", "Hotel")],
            rows: after.map((journey) => ({
              ...{ id: journey.id, to: ways.journey(journey.id) },
              cells: [same(journey.title), dayWords(journey.startsOn), same(hotel)],
            })),
          },
          worth: null,
        },
      ];
    });
  },
});
