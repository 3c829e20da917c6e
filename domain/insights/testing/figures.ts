import { dayAfter } from "../../zones.ts";
import type { Figures, JourneyFigure, OwedFigure, StayFigure } from "../figures.ts";

const NOW = new Date("2026-11-16T12:00:00Z");
export const TODAY = "2026-11-16";

/** Figures of somebody who has done nothing yet, with what a test adds. */
export function figuresOf(some: Partial<Figures> = {}): Figures {
  return {
    ...{ now: NOW, today: TODAY, journeys: [], proposals: [], stays: [], owed: [], liveHotels: [] },
    ...{ birthdays: [], kit: [], contracts: [], overdue: [], uninvoiced: [], tier: null },
    group: { conversion: null, leadDays: null },
    ...some,
  };
}

/** That many days before now; a negative number is still to come. */
export const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
/** The nth id of a test's world. */
export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** A proposal that was sent ten days ago, with what a test changes. */
export function journeyOf(n: number, change: Partial<JourneyFigure> = {}): JourneyFigure {
  return {
    ...{
      id: id(n),
      title: `Jornada ${n}`,
      state: "proposed",
      clientId: id(9_000 + n),
      client: `Cliente ${n}`,
    },
    ...{ startsOn: dayAfter(TODAY, 90), endsOn: dayAfter(TODAY, 97), currency: "EUR", worth: 500_000 },
    ...{ createdAt: ago(12), stateAt: ago(10), firstPublishedAt: ago(10), publishedAt: ago(10) },
    wasAccepted: false,
    ...change,
  };
}

/** An agreed stay of three nights, with what a test changes. */
export function stayOf(n: number, change: Partial<StayFigure> = {}): StayFigure {
  return {
    ...{
      id: id(1_000 + n),
      reference: `L-${n}`,
      hotelId: id(500),
      hotel: "Hotel A",
      journeyId: null,
      title: null,
    },
    ...{
      state: "accepted",
      waitsFor: null,
      checkIn: dayAfter(TODAY, 40),
      checkOut: dayAfter(TODAY, 43),
      rooms: 1,
    },
    ...{ currency: "EUR", total: 300_000, commission: 30_000, optionUntil: null, dueAt: null },
    ...{ createdAt: ago(20), updatedAt: ago(18), promisedPerks: 1, offeredPerks: 1 },
    ...change,
  };
}

/** A commission that is expected in a month, with what a test changes. */
export function owedOf(n: number, change: Partial<OwedFigure> = {}): OwedFigure {
  const { amount = 30_000 } = change;
  return {
    ...{ id: id(2_000 + n), reference: `L-${n}`, hotelId: id(500), hotel: "Hotel A", state: "expected" },
    ...{ currency: "EUR", amount, outstanding: amount },
    ...{ dueOn: dayAfter(TODAY, 30), checkOut: dayAfter(TODAY, -1) },
    ...change,
  };
}
