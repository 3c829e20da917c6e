import { defineRule } from "../../rule.ts";
import { hoursBetween } from "../../spans.ts";
import { both, number } from "../../words.ts";
import { stayColumns, stayRow, ways } from "../ways.ts";

const HOURS = 24;

/** A hotel that waits for whoever sells. */
export const waitingForYou = defineRule({
  key: "waiting_for_you",
  name: both("Hotel à sua espera", "Hotel waiting for you"),
  question: both("Que hotel espera uma resposta sua?", "Which hotel is waiting for your answer?"),
  threshold: both("24 horas desde a mensagem do hotel", "24 hours since the hotel's message"),
  method: both(
    "a hora do último passo do hotel em cada pedido aberto",
    "the time of the hotel's last step in each open request",
  ),
  outcome: ["booking_accepted", "booking_stepped"],
  cards: ({ stays, now }) =>
    stays.flatMap((stay) => {
      const { id, hotel, updatedAt } = stay;
      const hours = hoursBetween(updatedAt, now);
      // An option has a day of its own, and a rule for it.
      if (stay.waitsFor !== "seller" || stay.state === "optioned" || hours < HOURS) return [];
      const isCounter = stay.state === "countered";
      return [
        {
          ...{ cause: `${id}/${updatedAt.toISOString()}`, subjectId: id, urgency: 2 as const },
          figure: number(hours),
          unit: both("horas à espera de você", "hours waiting for you"),
          sentence: isCounter
            ? both(`${hotel} fez uma contraproposta.`, `${hotel} has made a counter-offer.`)
            : both(`${hotel} espera a sua resposta.`, `${hotel} is waiting for your answer.`),
          comparison: both(
            "Enquanto você não responde, o hotel não segura o quarto.",
            "Until you answer, the hotel does not hold the room.",
          ),
          ...{ confidence: "high" as const, basis: both("1 pedido aberto", "1 open request") },
          action: { to: ways.stay(id), label: both("Responder ao hotel", "Answer the hotel") },
          evidence: { columns: stayColumns, rows: [stayRow(stay)] },
          worth: { amount: stay.total, currency: stay.currency },
        },
      ];
    }),
});
