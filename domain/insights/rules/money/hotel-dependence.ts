import type { Card } from "../../cards.ts";
import type { OwedFigure } from "../../figures.ts";
import { defineRule } from "../../rule.ts";
import { yearBefore } from "../../spans.ts";
import { confidenceOf } from "../../statistics.ts";
import { both, dayWords, money, number, percent, same } from "../../words.ts";
import { ways } from "../ways.ts";

const MUCH = 0.5;

/** Most of what comes in comes from one hotel. */
export const hotelDependence = defineRule({
  key: "hotel_dependence",
  name: both("Dependência de um hotel", "Dependence on one hotel"),
  question: both(
    "Quanto da sua comissão de 12 meses vem de um só hotel?",
    "How much of your commission of 12 months comes from a single hotel?",
  ),
  threshold: both(
    "metade da comissão numa moeda, com pelo menos 5 estadias",
    "half of the commission in a currency, with at least 5 stays",
  ),
  method: both(
    "a soma das suas comissões de 12 meses por hotel, dentro de cada moeda",
    "the sum of your commissions of 12 months by hotel, within each currency",
  ),
  outcome: ["booking_accepted"],
  cards: ({ owed, today }) => {
    const recent = owed.filter(({ state, checkOut }) => state !== "void" && checkOut > yearBefore(today));
    return [...Map.groupBy(recent, ({ currency }) => currency)].flatMap(([currency, rows]) => {
      const confidence = confidenceOf(rows.length);
      const all = sumOf(rows);
      if (confidence === null || all === 0) return [];
      const hotels = byHotel(rows);
      const { own, amount } = hotels[0]!;
      const { hotel, hotelId } = own[0]!;
      if (amount / all < MUCH || hotels.length < 2) return [];
      const share = percent(amount / all);
      return [
        {
          ...{ cause: `${hotelId}/${currency}/${today.slice(0, 4)}`, subjectId: null, urgency: 1 as const },
          figure: share,
          unit: both(`da comissão em ${currency}`, `of the commission in ${currency}`),
          sentence: both(
            `${hotel} responde por ${share.pt} da sua comissão em ${currency} nos últimos 12 meses.`,
            `${hotel} makes up ${share.en} of your commission in ${currency} over the last 12 months.`,
          ),
          comparison: both(
            `São ${money(amount, currency).pt} de ${money(all, currency).pt}, em ${number(hotels.length).pt} hotéis.`,
            `That is ${money(amount, currency).en} of ${money(all, currency).en}, across ${number(hotels.length).en} hotels.`,
          ),
          confidence,
          basis: both(
            `${number(rows.length).pt} comissões somadas`,
            `${number(rows.length).en} commissions added up`,
          ),
          action: { to: "/collection", label: both("Ver outros hotéis", "See other hotels") },
          evidence: evidenceOf(own),
          worth: null,
        },
      ];
    });
  },
});

const sumOf = (rows: readonly OwedFigure[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The commissions of each hotel with their sum, the largest first. */
function byHotel(rows: readonly OwedFigure[]) {
  return [...Map.groupBy(rows, ({ hotelId }) => hotelId).values()]
    .map((own) => ({ own, amount: sumOf(own) }))
    .sort((a, b) => b.amount - a.amount);
}

function evidenceOf(rows: readonly OwedFigure[]): Card["evidence"] {
  return {
    columns: [
      both("Reserva", "Booking"),
      both("Hotel", "Hotel"),
      both("Check-out", "Check-out"),
      both("Valor", "Amount"),
    ],
    rows: rows.map((row) => ({
      ...{ id: row.id, to: ways.commission(row.id) },
      cells: [same(row.reference), same(row.hotel), dayWords(row.checkOut), money(row.amount, row.currency)],
    })),
  };
}
