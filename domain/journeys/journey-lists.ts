import { z } from "zod";
import { Count, listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Currency } from "../money/money.ts";
import { Version } from "../numbers.ts";
import { Picture } from "../site/pictures.ts";
import { GivenDay, Language, line, Month, searchText } from "../text.ts";
import { JourneyState, journeyStates } from "./states.ts";

/** A journey on a board, in a list or in a calendar. */
export const JourneySummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    state: JourneyState,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    currency: Currency,
    /** What was published or taken costs the client. */
    worth: z.number().int().nullable(),
    clientName: z.string().nullable(),
    travellers: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "JourneySummary" });
export type JourneySummary = z.infer<typeof JourneySummary>;

const questions = {
  sorts: ["updatedAt", "startsOn", "title"],
  sort: "-updatedAt",
  filters: {
    state: JourneyState.optional(),
    /** Those that lie, in part at least, within these days, or in this month. */
    from: GivenDay.optional(),
    until: GivenDay.optional(),
    month: Month.optional(),
    client: z.uuid().optional(),
  },
} as const;

export const JourneyQuery = listQuery(questions);
export type JourneyQuery = z.infer<typeof JourneyQuery>;
export const JourneyList = listAnswer(JourneySummary, { state: journeyStates });
export type JourneyList = z.infer<typeof JourneyList>;

/** How many cards a column of the board shows; the list has the rest. */
export const BOARD_CARDS = 20;
export const BoardQuery = z.object({ q: searchText().default("") });
export const JourneyBoard = z.object({
  columns: z.array(z.object({ state: JourneyState, count: Count, cards: z.array(JourneySummary) })),
});
export type JourneyBoard = z.infer<typeof JourneyBoard>;

/** What a journey begins with. */
export const NewJourney = z.strictObject({
  title: line(160),
  startsOn: GivenDay,
  endsOn: GivenDay,
  currency: Currency,
  language: Language,
  clientId: z.uuid().nullable(),
  /** Another journey of one's own whose content it takes over. */
  copyOf: z.uuid().nullable(),
  /** A template of one's own that it begins with. */
  templateId: z.uuid().nullable().default(null),
});
export type NewJourney = z.infer<typeof NewJourney>;

/** A hotel that a stay can be at, with what is put into the block. */
export const StayHotel = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    country: z.string(),
    place: Localized,
    headline: Localized,
    summary: Localized,
    picture: Picture,
    /** Those of its page, the one above first, then those of its kit. */
    pictures: z.array(Picture),
    /** The commission of the contract in force, in hundredths of a percent. */
    commission: z.number().int().nullable(),
  })
  .meta({ id: "StayHotel" });
export type StayHotel = z.infer<typeof StayHotel>;
export const StayHotels = z.object({ hotels: z.array(StayHotel) });

export const JourneyPublishing = z.strictObject({ revision: Version });

/** A move that the owner makes by hand. */
export const JourneyMove = z.strictObject({
  to: z.enum(["accepted", "declined", "draft", "booked", "cancelled"]),
  /** The state it was seen in. */
  from: JourneyState,
  note: line(500).nullable(),
  /** Which option the client took. */
  optionId: z.uuid().nullable(),
});
export type JourneyMove = z.infer<typeof JourneyMove>;

/** One publishing. */
const PublishedVersion = z.object({
  snapshotId: z.uuid(),
  number: z.number().int(),
  at: z.iso.datetime(),
  total: z.number().int(),
});
export const JourneyHistory = z.object({ versions: z.array(PublishedVersion) });
export const JourneyRestoring = z.strictObject({ snapshotId: z.uuid(), revision: Version });
