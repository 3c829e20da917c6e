import { type Currency, sumByCurrency } from "../../money/money.ts";
import { houseDay } from "../../site/views.ts";
import type { Chart, Span } from "../chart.ts";
import type { Figures, OwedFigure, StayFigure } from "../figures.ts";
import { both, money, none, number, percent, same, some } from "../words.ts";
import { bare, firstDay, spanWords } from "./since.ts";

const SHOWN = 5;
const agreed: readonly string[] = ["accepted", "change_requested", "stayed"];

/** What is asked of each hotel and what becomes agreed; commissions stand beside it, each in its currency. */
export function hotelMixChart(figures: Figures, span: Span): Chart {
  const since = firstDay(figures, span);
  const stays = figures.stays.filter(({ createdAt }) => houseDay(createdAt) >= since);
  const taken = stays.filter(({ state }) => agreed.includes(state));
  const owed = figures.owed.filter(({ state, checkOut }) => state !== "void" && checkOut >= since);
  const hotels = byHotel(stays, owed);
  const askedShare = (asked: number) => (stays.length === 0 ? 0 : asked / stays.length);
  const takenShare = (count: number) => (taken.length === 0 ? 0 : count / taken.length);
  const [first] = hotels;
  return {
    ...{ key: "hotel_mix", currency: null, title: both("Mistura de hotéis", "Hotel mix") },
    finding: first
      ? both(
          `${first.hotel} recebe ${percent(askedShare(first.asked)).pt} dos seus pedidos e faz ${percent(takenShare(first.taken)).pt} das estadias confirmadas.`,
          `${first.hotel} receives ${percent(askedShare(first.asked)).en} of your requests and makes up ${percent(takenShare(first.taken)).en} of confirmed stays.`,
        )
      : both("Nenhum pedido neste período.", "No request in this period."),
    source: both(
      `${some(stays.length, ["pedido", "pedidos"], ["", ""]).pt}, ${some(taken.length, ["estadia", "estadias"], ["", ""]).pt}, ${spanWords[span].pt}`,
      `${some(stays.length, ["", ""], ["request", "requests"]).en}, ${some(taken.length, ["", ""], ["stay", "stays"]).en}, ${spanWords[span].en}`,
    ),
    points: hotels.slice(0, SHOWN).map(({ hotel, asked, taken: count }) => ({
      ...{ ...bare, label: same(hotel), value: takenShare(count), other: askedShare(asked) },
      text: both(
        `${percent(takenShare(count)).pt} das estadias`,
        `${percent(takenShare(count)).en} of stays`,
      ),
      otherText: both(
        `${percent(askedShare(asked)).pt} dos pedidos`,
        `${percent(askedShare(asked)).en} of requests`,
      ),
    })),
    ...{ at: first ? 0 : null, line: null },
    table: tableOf(hotels),
  };
}

/** Each hotel with what was asked of it, what became agreed and what it brought, the most asked first. */
function byHotel(stays: readonly StayFigure[], owed: readonly OwedFigure[]) {
  const earned = Map.groupBy(owed, ({ hotelId }) => hotelId);
  return [...Map.groupBy(stays, ({ hotelId }) => hotelId)]
    .map(([hotelId, own]) => ({
      ...{ hotel: own[0]!.hotel, asked: own.length },
      taken: own.filter(({ state }) => agreed.includes(state)).length,
      sums: Object.entries(sumByCurrency(earned.get(hotelId) ?? [])).map(([currency, amount]) =>
        money(amount, currency as Currency),
      ),
    }))
    .sort((a, b) => b.asked - a.asked || a.hotel.localeCompare(b.hotel));
}

function tableOf(hotels: ReturnType<typeof byHotel>): Chart["table"] {
  return {
    columns: [
      both("Hotel", "Hotel"),
      both("Pedidos", "Requests"),
      both("Estadias confirmadas", "Confirmed stays"),
      both("Comissão por moeda", "Commission by currency"),
    ],
    rows: hotels.map(({ hotel, asked, taken, sums }) => [
      ...[same(hotel), number(asked), number(taken)],
      sums.length === 0
        ? none
        : both(sums.map(({ pt }) => pt).join(" · "), sums.map(({ en }) => en).join(" · ")),
    ]),
  };
}
