import { houseDay } from "../../../site/views.ts";
import { defineRule } from "../../rule.ts";
import { hoursBetween } from "../../spans.ts";
import { both, dayWords, money, number } from "../../words.ts";
import { stayColumns, stayRow, ways } from "../ways.ts";

const HOURS = 72;

/** Rooms that are held for a few more hours. */
export const optionEnding = defineRule({
  key: "option_ending",
  name: both("Opção que termina", "Option ending"),
  question: both("Que opção termina nos próximos três dias?", "Which option ends in the next three days?"),
  threshold: both("72 horas até o fim da opção", "72 hours until the option ends"),
  method: both(
    "a hora em que o hotel deixa de segurar o quarto",
    "the time until which the hotel holds the room",
  ),
  outcome: ["booking_accepted"],
  cards: ({ stays, now }) =>
    stays.flatMap((stay) => {
      const { id, optionUntil, hotel } = stay;
      if (stay.state !== "optioned" || !optionUntil || optionUntil <= now) return [];
      const hours = hoursBetween(now, optionUntil);
      if (hours > HOURS) return [];
      const until = dayWords(houseDay(optionUntil));
      const worth = money(stay.total, stay.currency);
      return [
        {
          ...{ cause: `${id}/${optionUntil.toISOString()}`, subjectId: id, urgency: 3 as const },
          figure: number(hours),
          unit: both("horas até a opção terminar", "hours until the option ends"),
          sentence: both(
            `${hotel} segura o quarto até ${until.pt}; depois a opção cai.`,
            `${hotel} holds the room until ${until.en}; after that the option lapses.`,
          ),
          comparison: both(
            `Estão em jogo ${worth.pt} e ${money(stay.commission, stay.currency).pt} de comissão prevista, contados à parte.`,
            `At stake are ${worth.en} and ${money(stay.commission, stay.currency).en} of expected commission, counted apart.`,
          ),
          ...{ confidence: "high" as const, basis: both("1 pedido com opção", "1 request on option") },
          action: { to: ways.stay(id), label: both("Abrir o pedido", "Open the request") },
          evidence: { columns: stayColumns, rows: [stayRow(stay)] },
          worth: { amount: stay.total, currency: stay.currency },
        },
      ];
    }),
});
