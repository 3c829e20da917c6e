import { z } from "zod";
import type { FieldCode } from "../errors.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Currency, Money } from "../money/money.ts";
import { MinorUnits, Version, whole } from "../numbers.ts";
import { PriceUnit, ProductKind } from "../products/content.ts";
import { coded, GivenDay, Language, line, text } from "../text.ts";
import { BookingFile } from "./files.ts";
import { isLongAgo, spanFault } from "./spans.ts";
import { BookingBox, BookingSide, BookingState, bookingBoxes } from "./states.ts";
import { ConfirmationNumber, lossReasons, StayProposal, StayTerms, stepKinds } from "./steps.ts";

const Day = z.iso.date();
const PlanCode = coded(/^[A-Z0-9][A-Z0-9_-]*$/, { max: 20 });

/** Who sleeps in a room; an age where it is a child. */
export const Guest = z.strictObject({ name: line(120), age: whole({ max: 17 }).nullable() });
export type Guest = z.infer<typeof Guest>;

const NewRoom = z.strictObject({
  category: line(120),
  ratePlan: PlanCode,
  price: MinorUnits,
  guests: z.array(Guest).min(1).max(12),
});
export type NewRoom = z.infer<typeof NewRoom>;

const stay = {
  checkIn: GivenDay,
  checkOut: GivenDay,
  rooms: z.array(NewRoom).min(1).max(20),
  wishes: text(2_000),
};

/** A request to a hotel for a stay of a journey that its client accepted. */
export const NewBooking = z.strictObject({ blockId: z.uuid(), ...stay });
export type NewBooking = z.infer<typeof NewBooking>;

/** Where a booking was made that was not made here. */
export const bookingSources = ["gds", "programme", "email", "phone"] as const;

/** A booking that was made elsewhere, for the hotel to affirm. */
export const Registration = z.strictObject({
  hotelId: z.uuid(),
  /** The stay of a journey that it is, if it is one. */
  blockId: z.uuid().nullable(),
  source: z.enum(bookingSources),
  confirmationNumber: ConfirmationNumber,
  ...stay,
});
export type Registration = z.infer<typeof Registration>;

type Stay = Pick<NewBooking, "checkIn" | "checkOut">;

/**
 * What of the dates of a stay cannot be on a day of the hotel's; a stay that was made elsewhere may have begun, within
 * a year.
 */
export function stayFaults(
  { checkIn, checkOut }: Stay,
  { today, isRegistered }: { today: string; isRegistered: boolean },
): Record<string, FieldCode> {
  if (checkOut <= checkIn) return { checkOut: "ends_before_start" };
  if (!isRegistered && checkIn < today) return { checkIn: "in_past" };
  if (isLongAgo(checkIn, today)) return { checkIn: "too_long_ago" };
  const fault = spanFault({ from: checkIn, until: checkOut }, today);
  return fault ? { [fault === "too_long" ? "checkOut" : "checkIn"]: fault } : {};
}

/** How long after check-out a hotel still reads who its guests were. */
export const NAMES_DAYS = 180;

/** What happened with a booking or was said of it. */
const bookingEventKinds = [...stepKinds, "file", "sent", "registered", "late", "lapsed", "stayed"] as const;
const ThreadEntry = z.object({
  id: z.number().int(),
  kind: z.enum(bookingEventKinds),
  by: z.enum(["seller", "hotel", "time"]),
  name: z.string(),
  body: z.string(),
  reason: z.enum(lossReasons).nullable(),
  proposal: StayProposal.nullable(),
  isGranted: z.boolean().nullable(),
  /** What was put on the record; null where it is no longer for this reader. */
  file: BookingFile.nullable(),
  at: z.iso.datetime(),
});

const BookedRoom = z.object({
  category: z.string(),
  ratePlan: z.string(),
  planName: Localized.nullable(),
  price: z.number().int(),
  adults: z.number().int(),
  childAges: z.array(z.number().int()),
  /** Who they are; null where the reader may not know. */
  guests: z.array(z.object({ name: z.string(), age: z.number().int().nullable() })).nullable(),
});

/** The clock of an answer, in the hotel's hours on duty. */
const AnswerClock = z.object({
  dueAt: z.iso.datetime().nullable(),
  isPaused: z.boolean(),
  isLate: z.boolean(),
});

/** A product that is booked, as it was when it was asked for. */
const BookedProduct = z
  .object({
    /** Null once it is gone. */
    id: z.uuid().nullable(),
    ...{ slug: z.string(), title: Localized, kind: ProductKind, unit: PriceUnit },
  })
  .meta({ id: "BookedProduct" });

/** One booking, as one of its sides or the house reads it. */
export const Booking = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state: BookingState,
    waitsFor: BookingSide.nullable(),
    isAsked: z.boolean(),
    version: Version,
    source: z.enum(["request", ...bookingSources]),
    /** Who answers: the hotel, or the member who offers the product, who has no page of a hotel's. */
    hotel: z.object({
      id: z.uuid().nullable(),
      name: z.string(),
      slug: z.string().nullable(),
      timeZone: z.string(),
    }),
    /** Whether our team answers for the hotel, since nobody there can be reached. */
    isOurs: z.boolean(),
    /** What is asked for, where it is no stay. */
    product: BookedProduct.nullable(),
    /** Who asks without an account, for whoever answers them. */
    visitor: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** The journey it belongs to; its title only for whoever sells it. */
    journey: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    blockId: z.uuid().nullable(),
    seller: z.object({ name: z.string(), agency: z.string().nullable() }),
    checkIn: Day,
    checkOut: Day,
    people: z.object({ adults: z.number().int(), children: z.number().int() }),
    rooms: z.array(BookedRoom),
    wishes: z.string(),
    currency: Currency,
    total: z.number().int(),
    /** What the contract it pins gives on its rate plans, estimated on the rooms. */
    commission: z.number().int(),
    /** What the hotel pays the house on top of that; null for whoever sells, who does not see it. */
    override: z.number().int().nullable(),
    clock: AnswerClock,
    optionUntil: z.iso.datetime().nullable(),
    confirmationNumber: z.string().nullable(),
    terms: StayTerms.nullable(),
    /** What stands in a form of acceptance before anybody changes it. */
    usualTerms: StayTerms,
    proposal: StayProposal.nullable(),
    thread: z.array(ThreadEntry),
    steps: z.array(z.enum(stepKinds)),
    /** Who to write to on WhatsApp, where a number is known. */
    phone: z.string().nullable(),
    /** In which language they are written to. */
    language: Language,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Booking" });
export type Booking = z.infer<typeof Booking>;

/** A booking in a list. */
export const BookingSummary = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    /** The hotel's own number, once it has given one. */
    confirmationNumber: z.string().nullable(),
    /** The journey's title for whoever sells it, or a guest's name where there is no journey; nothing for the hotel. */
    title: z.string().nullable(),
    /** What is asked for, where it is no stay. */
    product: Localized.nullable(),
    hotelName: z.string(),
    sellerName: z.string(),
    state: BookingState,
    waitsFor: BookingSide.nullable(),
    checkIn: Day,
    checkOut: Day,
    people: z.number().int(),
    rooms: z.number().int(),
    currency: Currency,
    total: z.number().int(),
    clock: AnswerClock,
    optionUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "BookingSummary" });
export type BookingSummary = z.infer<typeof BookingSummary>;

const questions = {
  sorts: ["createdAt", "checkIn", "dueAt"],
  sort: "-createdAt",
  filters: {
    box: BookingBox.optional(),
    /** Those of one journey. */
    journey: z.uuid().optional(),
  },
} as const;
export const BookingQuery = listQuery(questions);
export type BookingQuery = z.infer<typeof BookingQuery>;
export const BookingList = listAnswer(BookingSummary, { box: bookingBoxes });
export type BookingList = z.infer<typeof BookingList>;

/** A stay that a client chose, with what a request of it begins with. */
export const StayToAsk = z
  .object({
    blockId: z.uuid(),
    title: z.string(),
    journey: z.object({ id: z.uuid(), title: z.string() }),
    hotel: z.object({ id: z.uuid(), name: z.string() }),
    checkIn: Day,
    checkOut: Day,
    travellers: z.array(z.object({ firstName: z.string(), isChild: z.boolean() })),
    /** Whether it can be asked for: its journey is accepted and nothing is under way. */
    canAsk: z.boolean(),
    booking: z
      .object({
        id: z.uuid(),
        reference: z.string(),
        state: BookingState,
        /** What the hotel agreed to: its price, and of the commission the reader's share; null before it did. */
        agreed: z.object({ price: Money, commission: MinorUnits }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "StayToAsk" });
export type StayToAsk = z.infer<typeof StayToAsk>;
export const StaysQuery = z.object({ journey: z.uuid() });
export const Stays = z.object({ stays: z.array(StayToAsk) });
