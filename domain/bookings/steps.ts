import { z } from "zod";
import { MinorUnits, Version, whole } from "../numbers.ts";
import { coded, GivenDay, Instant, line, lines, text } from "../text.ts";

const Message = text(2_000);

/** Why a hotel says no. */
export const hotelReasons = ["no_rooms", "minimum_stay", "occupancy", "terms", "closed", "other"] as const;
/** Why whoever sells says no. */
export const sellerReasons = [
  "client_left",
  "other_hotel",
  "price",
  "dates",
  "answer_late",
  "other",
] as const;
export const lossReasons = [...new Set([...hotelReasons, ...sellerReasons])] as [LossReason, ...LossReason[]];
export type LossReason = (typeof hotelReasons)[number] | (typeof sellerReasons)[number];
const HotelReason = z.enum(hotelReasons);
const SellerReason = z.enum(sellerReasons);

/** The hotel's own number of a booking; written in one way, so that two spellings are not two numbers. */
export const ConfirmationNumber = coded(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, { max: 40 }).overwrite((value) =>
  value.toUpperCase(),
);

const DateDue = z.strictObject({
  kind: z.enum(["deposit", "balance"]),
  dueOn: GivenDay,
  amount: MinorUnits,
});
const Penalty = z.strictObject({ daysBefore: whole({ max: 365 }), share: whole({ max: 10_000 }) });
/** What the hotel says it will do for the guests, in both languages. */
const PromisedPerk = z.strictObject({ pt: line(160), en: line(160) });

/** What an agreed stay stands on beside its dates: what is paid when, until when it is free, what was promised. */
export const StayTerms = z.strictObject({
  payments: z.array(DateDue).max(8),
  /** Until this instant nothing is owed; none where it never was free. */
  freeUntil: Instant.nullable(),
  penalties: z.array(Penalty).max(10),
  perks: z.array(PromisedPerk).max(12),
});
export type StayTerms = z.infer<typeof StayTerms>;

/** Other dates or rooms that one side proposes; guests and rate plans stay with their rooms. */
export const StayProposal = z.strictObject({
  checkIn: GivenDay,
  checkOut: GivenDay,
  rooms: z
    .array(z.strictObject({ category: line(120), price: MinorUnits }))
    .min(1)
    .max(20),
});
export type StayProposal = z.infer<typeof StayProposal>;

const kind = <K extends string>(name: K) => ({ kind: z.literal(name) });
const counter = z.strictObject({ ...kind("counter"), proposal: StayProposal, message: lines(2_000) });
const message = z.strictObject({ ...kind("message"), message: lines(2_000) });
const askChange = z.strictObject({ ...kind("ask_change"), proposal: StayProposal, message: lines(2_000) });
const answerChange = z.strictObject({
  ...kind("answer_change"),
  isGranted: z.boolean(),
  message: Message,
});
const accept = z.strictObject({
  ...kind("accept"),
  confirmationNumber: ConfirmationNumber,
  terms: StayTerms,
  message: Message,
});
const hold = z.strictObject({ ...kind("hold"), until: Instant, message: Message });
const decline = z.strictObject({ ...kind("decline"), reason: HotelReason, message: Message });
const ask = z.strictObject({ ...kind("ask"), message: lines(2_000) });

/** What a hotel may do by the link of a mail, without signing in: answer, nothing more. */
export const LinkStep = z.discriminatedUnion("kind", [accept, hold, decline, counter, ask]);
export type LinkStep = z.infer<typeof LinkStep>;

/** What a hotel does with a booking. */
export const HotelStep = z.discriminatedUnion("kind", [
  ...LinkStep.options,
  message,
  z.strictObject({ ...kind("note"), message: lines(2_000) }),
  askChange,
  answerChange,
  z.strictObject({ ...kind("cancel"), reason: HotelReason, message: Message }),
  z.strictObject({ ...kind("no_show"), message: Message }),
  z.strictObject({ ...kind("complete"), message: Message }),
  z.strictObject({ ...kind("correct"), confirmationNumber: ConfirmationNumber, terms: StayTerms }),
]);
export type HotelStep = z.infer<typeof HotelStep>;

/** What whoever sells does with it. */
export const SellerStep = z.discriminatedUnion("kind", [
  counter,
  z.strictObject({ ...kind("take"), message: Message }),
  z.strictObject({ ...kind("withdraw"), reason: SellerReason, message: Message }),
  z.strictObject({ ...kind("reply"), message: lines(2_000) }),
  message,
  askChange,
  answerChange,
  z.strictObject({ ...kind("cancel"), reason: SellerReason, message: Message }),
]);
export type SellerStep = z.infer<typeof SellerStep>;

export type BookingStep = HotelStep | SellerStep;
export const stepKinds = [
  "accept",
  "hold",
  "decline",
  "counter",
  "ask",
  "message",
  "note",
  "ask_change",
  "answer_change",
  "cancel",
  "no_show",
  "complete",
  "correct",
  "take",
  "withdraw",
  "reply",
] as const;
export type StepKind = (typeof stepKinds)[number];

export const HotelStepTaken = z.strictObject({ version: Version, step: HotelStep });
export const SellerStepTaken = z.strictObject({ version: Version, step: SellerStep });
