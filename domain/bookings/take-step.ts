import { dayIn } from "../days.ts";
import type { FieldCode } from "../errors.ts";
import { spanFault } from "./spans.ts";
import { type BookingSide, type BookingState, canMoveBooking, isClosed } from "./states.ts";
import type { BookingStep, StayProposal, StepKind } from "./steps.ts";

/** What decides who may do what with a booking. */
export type Standing = {
  state: BookingState;
  /** Whose turn it is; nobody's once it is agreed or over. */
  waitsFor: BookingSide | null;
  /** Whether the hotel asked something that was not answered yet. */
  isAsked: boolean;
  checkIn: string;
  checkOut: string;
  rooms: number;
  timeZone: string;
  /** A product may be over on the day it begins; one without a price waits for one before it is agreed on. */
  product?: { isUnpriced: boolean } | undefined;
};

const leadsTo: Partial<Record<StepKind, BookingState>> = {
  accept: "accepted",
  hold: "optioned",
  decline: "declined",
  counter: "countered",
  ask_change: "change_requested",
  answer_change: "accepted",
  cancel: "cancelled",
  no_show: "no_show",
  complete: "stayed",
  take: "accepted",
  withdraw: "withdrawn",
};
/** Steps that answer the other side: only whose turn it is takes them. */
const answers: readonly StepKind[] = ["accept", "take", "answer_change"];
const ofSide: Record<BookingSide, readonly StepKind[]> = {
  hotel: [
    ...(["accept", "hold", "counter", "ask", "decline", "answer_change", "ask_change"] as const),
    ...(["complete", "correct", "no_show", "cancel", "message", "note"] as const),
  ],
  seller: ["take", "counter", "reply", "answer_change", "ask_change", "cancel", "withdraw", "message"],
};

type Asked = { by: BookingSide; kind: StepKind; now: Date };

/** Whether a side may take a step with a booking as it stands. */
export function canTake(booking: Standing, { by, kind, now }: Asked): boolean {
  if (!ofSide[by].includes(kind)) return false;
  const { state, waitsFor, isAsked } = booking;
  if (kind === "message" || kind === "note") return !isClosed(state) || state === "stayed";
  if (kind === "ask") return waitsFor === "hotel" && !isAsked && state !== "change_requested";
  if (kind === "reply") return isAsked;
  if (kind === "correct") return state === "accepted";
  const to = leadsTo[kind]!;
  if (!canMoveBooking({ from: state, to, by })) return false;
  // Taking is agreeing to what the hotel proposed, granting is agreeing to a change; neither is a way around the other.
  if (kind === "answer_change" || kind === "take") {
    return state === (kind === "take" ? "countered" : "change_requested") && waitsFor === by;
  }
  if (state === "change_requested" && kind === "accept") return false;
  if ((kind === "accept" || kind === "hold") && state === "sent" && booking.product?.isUnpriced) return false;
  if (state === "countered" && (answers.includes(kind) || kind === "counter")) return waitsFor === by;
  if (kind === "complete") return isOverToday(booking, now);
  if (kind === "no_show") return dayIn(booking.timeZone, now) >= booking.checkIn;
  if (kind === "ask_change") return dayIn(booking.timeZone, now) < booking.checkOut;
  return true;
}

/** Whether whoever offers a product may say that it is over: on its last day; a stay has a night to come. */
function isOverToday({ product, timeZone, checkOut }: Standing, now: Date): boolean {
  return product !== undefined && dayIn(timeZone, now) >= checkOut;
}

/** The steps a side may take now, in the order they are offered. */
export function stepsFor(booking: Standing, { by, now }: { by: BookingSide; now: Date }): StepKind[] {
  return ofSide[by].filter((kind) => canTake(booking, { by, kind, now }));
}

/** What of a step cannot be, field by field; empty if it can. */
export function stepFaults(booking: Standing, step: BookingStep, now: Date): Record<string, FieldCode> {
  if (step.kind === "hold") return new Date(step.until) <= now ? { "step.until": "in_past" } : {};
  if (step.kind === "counter" || step.kind === "ask_change")
    return proposalFaults(booking, step.proposal, now);
  return {};
}

function proposalFaults(booking: Standing, proposal: StayProposal, now: Date): Record<string, FieldCode> {
  const { checkIn, checkOut, rooms } = proposal;
  if (checkOut < checkIn || (checkOut === checkIn && !booking.product))
    return { "step.proposal.checkOut": "ends_before_start" };
  // A stay that has begun keeps its first day; its last may still move.
  const isBegun = checkIn === booking.checkIn;
  const today = dayIn(booking.timeZone, now);
  if (!isBegun && checkIn < today) return { "step.proposal.checkIn": "in_past" };
  const fault = spanFault({ from: checkIn, until: checkOut }, today);
  if (fault) return { [`step.proposal.${fault === "too_long" ? "checkOut" : "checkIn"}`]: fault };
  if (rooms.length !== booking.rooms) return { "step.proposal.rooms": "invalid" };
  return {};
}

/** Where a step takes a booking, and whose turn it is then. */
export function standingAfter(
  booking: Standing,
  { by, step }: { by: BookingSide; step: BookingStep },
): { state: BookingState; waitsFor: BookingSide | null; isAsked: boolean } {
  const { state, waitsFor, isAsked } = booking;
  if (step.kind === "ask") return { state, waitsFor: "seller", isAsked: true };
  if (step.kind === "reply") return { state, waitsFor: "hotel", isAsked: false };
  const to = leadsTo[step.kind];
  if (to === undefined) return { state, waitsFor, isAsked };
  const other = by === "hotel" ? "seller" : "hotel";
  const isOpen = to === "countered" || to === "change_requested" || to === "optioned";
  return { state: to, waitsFor: isOpen ? other : null, isAsked: false };
}
