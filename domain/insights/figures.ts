import type { BookingState } from "../bookings/states.ts";
import type { CommissionState } from "../commissions/states.ts";
import type { JourneyState } from "../journeys/states.ts";
import type { Localized } from "../localized.ts";
import type { Currency } from "../money/money.ts";
import type { PathStep } from "../tiers/standing.ts";
import type { GroupMedian } from "./statistics.ts";

/** A journey of the reader's. Who travels, what they eat and how they are is not read. */
export type JourneyFigure = {
  id: string;
  title: string;
  state: JourneyState;
  clientId: string | null;
  client: string | null;
  startsOn: string;
  endsOn: string;
  currency: Currency;
  /** What the client pays; none before anything was priced. */
  worth: number | null;
  createdAt: Date;
  stateAt: Date;
  firstPublishedAt: Date | null;
  publishedAt: Date | null;
  wasAccepted: boolean;
};

/** What happened on an open proposal. */
export type ProposalFigure = {
  journeyId: string;
  openings: number;
  lastOpenedAt: Date | null;
  /** Since when a word of the client's waits for an answer. */
  waitsSince: Date | null;
  hasChosen: boolean;
  expiresAt: Date | null;
};

/** A stay that was asked of a hotel. */
export type StayFigure = {
  id: string;
  reference: string;
  hotelId: string;
  hotel: string;
  journeyId: string | null;
  title: string | null;
  state: BookingState;
  waitsFor: "seller" | "hotel" | null;
  checkIn: string;
  checkOut: string;
  rooms: number;
  currency: Currency;
  total: number;
  commission: number;
  optionUntil: Date | null;
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  promisedPerks: number;
  offeredPerks: number;
};

/** A share of a commission. */
export type OwedFigure = {
  id: string;
  reference: string;
  hotelId: string;
  hotel: string;
  state: CommissionState;
  currency: Currency;
  amount: number;
  /** What of it is still to come, as long as it is awaited. */
  outstanding: number;
  dueOn: string;
  checkOut: string;
};

/** The next step of the ladder and the way there. */
export type TierFigure = { next: string; missing: number; score: number; path: PathStep[] };

/** Everything the rules read of one person; of clients their name and, of adults alone, the day they are greeted on. */
export type Figures = {
  now: Date;
  /** Today where the reader's months are counted. */
  today: string;
  journeys: JourneyFigure[];
  proposals: ProposalFigure[];
  stays: StayFigure[];
  owed: OwedFigure[];
  /** Which hotels stand in journeys that are not over. */
  liveHotels: { journeyId: string; hotelId: string; hotel: string }[];
  birthdays: { clientId: string; client: string; on: string }[];
  kit: { id: string; title: string; hotelId: string; hotel: string; closesOn: string }[];
  contracts: { hotelId: string; hotel: string; endsOn: string }[];
  overdue: { id: string; title: Localized; journeyId: string | null; journey: string | null; day: string }[];
  uninvoiced: { id: string; currency: Currency; amount: number }[];
  tier: TierFigure | null;
  group: { conversion: GroupMedian | null; leadDays: GroupMedian | null };
};
