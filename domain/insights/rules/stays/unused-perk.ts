import { dayAfter } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, number, some } from "../../words.ts";
import { stayColumns, stayRow, ways } from "../ways.ts";

const AHEAD_DAYS = 120;

/** An agreed stay without the perks that its hotel offers. */
export const unusedPerk = defineRule({
  key: "unused_perk",
  name: both("Benefício não usado", "Unused perk"),
  question: both(
    "Que estadia confirmada não leva os benefícios que o hotel oferece?",
    "Which confirmed stay lacks the perks that its hotel offers?",
  ),
  threshold: both(
    "nenhum benefício prometido, pelo menos um válido no check-in, em 120 dias",
    "no perk promised, at least one valid at check-in, within 120 days",
  ),
  method: both(
    "uma comparação dos benefícios da ficha do hotel com os prometidos na confirmação",
    "a comparison of the perks on the hotel's sheet with those promised at confirmation",
  ),
  outcome: ["booking_changed", "booking_stepped"],
  cards: ({ stays, today }) =>
    stays.flatMap((stay) => {
      const { id, checkIn, offeredPerks, hotel } = stay;
      if (stay.state !== "accepted" || stay.promisedPerks > 0 || offeredPerks === 0) return [];
      if (checkIn < today || checkIn > dayAfter(today, AHEAD_DAYS)) return [];
      const perks = some(offeredPerks, ["benefício", "benefícios"], ["perk", "perks"]);
      return [
        {
          ...{ cause: id, subjectId: id, urgency: 1 as const, figure: number(offeredPerks) },
          unit:
            offeredPerks === 1
              ? both("benefício à espera", "perk waiting")
              : both("benefícios à espera", "perks waiting"),
          sentence: both(
            `${hotel} oferece ${perks.pt} e a estadia de ${dayWords(checkIn).pt} não leva nenhum.`,
            `${hotel} offers ${perks.en} and the stay of ${dayWords(checkIn).en} carries none.`,
          ),
          comparison: both(
            "Pedir antes da chegada não muda o preço da estadia.",
            "Asking before arrival does not change the price of the stay.",
          ),
          ...{
            confidence: "high" as const,
            basis: both("1 estadia, 1 ficha de hotel", "1 stay, 1 hotel sheet"),
          },
          action: { to: ways.stay(id), label: both("Pedir o benefício", "Ask for the perk") },
          evidence: { columns: stayColumns, rows: [stayRow(stay)] },
          worth: null,
        },
      ];
    }),
});
