import { houseDay } from "../../site/views.ts";
import type { EvidenceRow } from "../cards.ts";
import type { JourneyFigure, StayFigure } from "../figures.ts";
import { both, dayWords, money, none, same } from "../words.ts";

/** Where a journey, its proposal, a stay, a commission or a client is opened, below the reader's portal. */
export const ways = {
  journey: (id: string) => `/my-journeys/${id}`,
  proposal: (id: string) => `/my-journeys/${id}/proposal`,
  client: (id: string) => `/my-journeys/clients/${id}`,
  stay: (id: string) => `/bookings/${id}`,
  commission: (id: string) => `/earnings/${id}`,
};

export const stayColumns = [
  both("Pedido", "Request"),
  both("Hotel", "Hotel"),
  both("Check-in", "Check-in"),
  both("Valor", "Value"),
];

/** A stay as a row of evidence. */
export function stayRow(stay: StayFigure): EvidenceRow {
  return {
    ...{ id: stay.id, to: ways.stay(stay.id) },
    cells: [same(stay.reference), same(stay.hotel), dayWords(stay.checkIn), money(stay.total, stay.currency)],
  };
}

export const proposalColumns = [
  both("Jornada", "Journey"),
  both("Cliente", "Client"),
  both("Enviada", "Sent"),
  both("Valor", "Value"),
];

/** A proposal as a row of evidence. */
export function proposalRow(journey: JourneyFigure): EvidenceRow {
  return {
    ...{ id: journey.id, to: ways.proposal(journey.id) },
    cells: [
      same(journey.title),
      journey.client ? same(journey.client) : none,
      journey.publishedAt ? dayWords(houseDay(journey.publishedAt)) : none,
      journey.worth === null ? none : money(journey.worth, journey.currency),
    ],
  };
}

export const worthOf = ({ worth, currency }: Pick<JourneyFigure, "worth" | "currency">) =>
  worth === null ? null : { amount: worth, currency };

/** Who or what a proposal is for, in a sentence. */
export const whose = ({ client, title }: Pick<JourneyFigure, "client" | "title">) => client ?? title;
