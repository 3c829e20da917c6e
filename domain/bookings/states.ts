import { z } from "zod";

export const bookingStates = [
  "registered",
  "sent",
  "optioned",
  "countered",
  "accepted",
  "change_requested",
  "declined",
  "withdrawn",
  "lapsed",
  "cancelled",
  "no_show",
  "stayed",
] as const;
export const BookingState = z.enum(bookingStates);
export type BookingState = z.infer<typeof BookingState>;

/** Who moves a booking: whoever sells the stay, the hotel, or the day. */
export const bookingActors = ["seller", "hotel", "time"] as const;
export type BookingActor = (typeof bookingActors)[number];

/** The two sides of a booking. */
export const BookingSide = z.enum(["seller", "hotel"]);
export type BookingSide = z.infer<typeof BookingSide>;

type Arrow = {
  from: BookingState;
  to: BookingState;
  by: readonly BookingActor[];
  needsReason?: true;
};

const both = ["seller", "hotel"] as const;
const hotel = ["hotel"] as const;
const seller = ["seller"] as const;
const open = ["registered", "sent", "optioned", "countered"] as const;

/** Every way a booking may go (loop: state machines; docs/decisions/0060 for what building added). */
const bookingArrows: readonly Arrow[] = [
  { from: "sent", to: "optioned", by: hotel },
  { from: "sent", to: "accepted", by: hotel },
  { from: "sent", to: "declined", by: hotel, needsReason: true },
  { from: "sent", to: "countered", by: both },
  { from: "registered", to: "accepted", by: hotel },
  { from: "registered", to: "declined", by: hotel, needsReason: true },
  { from: "optioned", to: "accepted", by: hotel },
  { from: "optioned", to: "lapsed", by: ["time"] },
  { from: "countered", to: "countered", by: both },
  { from: "countered", to: "accepted", by: both },
  { from: "countered", to: "declined", by: hotel, needsReason: true },
  ...open.map((from) => ({ from, to: "withdrawn" as const, by: seller, needsReason: true as const })),
  { from: "accepted", to: "change_requested", by: both },
  { from: "change_requested", to: "accepted", by: both },
  { from: "accepted", to: "cancelled", by: both, needsReason: true },
  { from: "change_requested", to: "cancelled", by: both, needsReason: true },
  { from: "accepted", to: "no_show", by: hotel },
  // A product is over when whoever offers it says so on its last day (0130); a stay, the day after.
  { from: "accepted", to: "stayed", by: ["time", "hotel"] },
  { from: "change_requested", to: "stayed", by: ["time"] },
];

type Move = { from: BookingState; to: BookingState; by: BookingActor };

/** Whether somebody may take a booking from one state to another. */
export function canMoveBooking({ from, to, by }: Move): boolean {
  return bookingArrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.by.includes(by));
}

/** Whether going there has to be explained to the other side. */
export function needsReason({ from, to, by }: Move): boolean {
  return bookingArrows.some(
    (arrow) => arrow.from === from && arrow.to === to && arrow.by.includes(by) && arrow.needsReason === true,
  );
}

/** Whether the stay is agreed, so that it stands on its contract and in everybody's calendar. */
export function isAgreed(state: BookingState): boolean {
  return state === "accepted" || state === "change_requested" || state === "stayed";
}

/** Whether nothing can come of it any more but what is already written. */
export function isClosed(state: BookingState): boolean {
  return ["declined", "withdrawn", "lapsed", "cancelled", "no_show", "stayed"].includes(state);
}

/** The folders of a list: whose turn it is, what is agreed, what is over. */
export const bookingBoxes = ["hotel", "seller", "agreed", "closed"] as const;
export const BookingBox = z.enum(bookingBoxes);
export type BookingBox = z.infer<typeof BookingBox>;
