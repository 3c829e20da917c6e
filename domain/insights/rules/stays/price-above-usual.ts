import { nightsBetween } from "../../../zones.ts";
import type { StayFigure } from "../../figures.ts";
import { defineRule } from "../../rule.ts";
import { confidenceOf, medianOf } from "../../statistics.ts";
import { both, money, number, percent } from "../../words.ts";
import { stayColumns, stayRow, ways } from "../ways.ts";

const ABOVE = 1.25;
const open: readonly string[] = ["sent", "optioned", "countered"];
const known: readonly string[] = ["accepted", "change_requested", "stayed"];

const nightly = ({ total, checkIn, checkOut, rooms }: StayFigure) =>
  total / (Math.max(1, nightsBetween(checkIn, checkOut)) * rooms);

/** A price that stands out from what the same hotel usually costs the same seller. */
export const priceAboveUsual = defineRule({
  key: "price_above_usual",
  name: both("Preço acima do habitual", "Price above usual"),
  question: both(
    "Que pedido aberto custa mais por noite do que as suas estadias no mesmo hotel?",
    "Which open request costs more per night than your stays at the same hotel?",
  ),
  threshold: both(
    "25% acima da mediana de pelo menos 5 estadias suas no hotel, na mesma moeda",
    "25% above the median of at least 5 of your stays there, in the same currency",
  ),
  method: both(
    "a mediana do preço por noite e quarto das suas estadias no mesmo hotel",
    "the median price per night and room of your stays at the same hotel",
  ),
  outcome: ["booking_stepped", "booking_accepted"],
  cards: ({ stays }) => {
    const past = Map.groupBy(
      stays.filter(({ state }) => known.includes(state)),
      ({ hotelId, currency }) => `${hotelId}/${currency}`,
    );
    return stays.flatMap((stay) => {
      if (!open.includes(stay.state)) return [];
      const others = past.get(`${stay.hotelId}/${stay.currency}`) ?? [];
      const confidence = confidenceOf(others.length);
      const usual = medianOf(others.map(nightly));
      const price = nightly(stay);
      if (confidence === null || !usual || price < usual * ABOVE) return [];
      const words = (amount: number) => money(Math.round(amount / 100) * 100, stay.currency);
      const above = percent(price / usual - 1);
      return [
        {
          ...{ cause: `${stay.id}/${stay.total}`, subjectId: stay.id, urgency: 1 as const },
          figure: { pt: `+${above.pt}`, en: `+${above.en}` },
          unit: both("por noite, sobre a sua mediana", "per night, over your median"),
          sentence: both(
            `O pedido ${stay.reference} a ${stay.hotel} sai por ${words(price).pt} por noite.`,
            `Request ${stay.reference} to ${stay.hotel} comes to ${words(price).en} per night.`,
          ),
          comparison: both(
            `A mediana das suas estadias ali é ${words(usual).pt}.`,
            `The median of your stays there is ${words(usual).en}.`,
          ),
          confidence,
          basis: both(
            `${number(others.length).pt} estadias comparadas`,
            `${number(others.length).en} stays compared`,
          ),
          action: { to: ways.stay(stay.id), label: both("Rever o preço", "Review the price") },
          evidence: { columns: stayColumns, rows: [stay, ...others].map(stayRow) },
          worth: { amount: stay.total, currency: stay.currency },
        },
      ];
    });
  },
});
