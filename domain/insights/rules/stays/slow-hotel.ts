import { houseDay } from "../../../site/views.ts";
import { defineRule } from "../../rule.ts";
import { hoursBetween } from "../../spans.ts";
import { both, number } from "../../words.ts";
import { stayColumns, stayRow, ways } from "../ways.ts";

/** A hotel that has let its time for an answer pass. */
export const slowHotel = defineRule({
  key: "slow_hotel",
  name: both("Hotel que demora", "Slow hotel"),
  question: both(
    "Que hotel passou do prazo combinado para responder?",
    "Which hotel has passed the time agreed for an answer?",
  ),
  threshold: both("o prazo do contrato, em horas de plantão", "the contract's time, in hours on duty"),
  method: both(
    "o prazo de resposta do contrato, contado nas horas de plantão do hotel",
    "the contract's time for an answer, counted in the hotel's hours on duty",
  ),
  outcome: ["booking_accepted", "booking_stepped"],
  cards: ({ stays, now }) =>
    stays.flatMap((stay) => {
      const { id, dueAt, hotel, hotelId } = stay;
      if (stay.waitsFor !== "hotel" || !dueAt || dueAt >= now) return [];
      const hours = hoursBetween(dueAt, now);
      const others = stays.filter((other) => other.hotelId === hotelId && other.id !== id);
      return [
        {
          ...{ cause: `${id}/${houseDay(dueAt)}`, subjectId: id, urgency: 2 as const, figure: number(hours) },
          unit: both("horas além do prazo", "hours past the time agreed"),
          sentence: both(
            `${hotel} ainda não respondeu ao pedido ${stay.reference}.`,
            `${hotel} has not answered request ${stay.reference} yet.`,
          ),
          comparison: both(
            `Outros pedidos seus a este hotel: ${number(others.length).pt}. Nossa equipe também vê este atraso.`,
            `Your other requests to this hotel: ${number(others.length).en}. Our team sees this delay too.`,
          ),
          ...{
            confidence: "high" as const,
            basis: both("1 pedido sem resposta", "1 request without an answer"),
          },
          action: { to: ways.stay(id), label: both("Lembrar o hotel", "Remind the hotel") },
          evidence: { columns: stayColumns, rows: [stayRow(stay)] },
          worth: { amount: stay.total, currency: stay.currency },
        },
      ];
    }),
});
