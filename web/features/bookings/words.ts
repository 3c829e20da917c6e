import type { Booking, BookingSummary } from "#domain/bookings/bookings.ts";
import type { BookingSide, BookingState } from "#domain/bookings/states.ts";
import type { LossReason, StepKind } from "#domain/bookings/steps.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";

const states: Record<BookingState, () => string> = {
  registered: m.bookings_state_registered,
  sent: m.bookings_state_sent,
  optioned: m.bookings_state_optioned,
  countered: m.bookings_state_countered,
  accepted: m.bookings_state_accepted,
  change_requested: m.bookings_state_change_requested,
  declined: m.bookings_state_declined,
  withdrawn: m.bookings_state_withdrawn,
  lapsed: m.bookings_state_lapsed,
  cancelled: m.bookings_state_cancelled,
  no_show: m.bookings_state_no_show,
  stayed: m.bookings_state_stayed,
};

/** What a state is called. */
export function stateName(state: BookingState): string {
  return states[state]();
}

export const stateTones = {
  registered: "info",
  sent: "info",
  optioned: "warn",
  countered: "warn",
  accepted: "ok",
  change_requested: "warn",
  declined: "bad",
  withdrawn: "neutral",
  lapsed: "bad",
  cancelled: "bad",
  no_show: "bad",
  stayed: "ok",
} as const satisfies Record<BookingState, string>;

const reasons: Record<LossReason, () => string> = {
  no_rooms: m.bookings_reason_no_rooms,
  minimum_stay: m.bookings_reason_minimum_stay,
  occupancy: m.bookings_reason_occupancy,
  terms: m.bookings_reason_terms,
  closed: m.bookings_reason_closed,
  other: m.bookings_reason_other,
  client_left: m.bookings_reason_client_left,
  other_hotel: m.bookings_reason_other_hotel,
  price: m.bookings_reason_price,
  dates: m.bookings_reason_dates,
  answer_late: m.bookings_reason_answer_late,
};

/** What a reason is called. */
export function reasonName(reason: LossReason): string {
  return reasons[reason]();
}

const steps: Record<StepKind, () => string> = {
  accept: m.bookings_step_accept,
  hold: m.bookings_step_hold,
  decline: m.bookings_step_decline,
  counter: m.bookings_step_counter,
  ask: m.bookings_step_ask,
  message: m.bookings_step_message,
  note: m.bookings_step_note,
  ask_change: m.bookings_step_ask_change,
  answer_change: m.bookings_step_answer_change,
  cancel: m.bookings_step_cancel,
  no_show: m.bookings_step_no_show,
  complete: m.bookings_step_complete,
  correct: m.bookings_step_correct,
  take: m.bookings_step_take,
  withdraw: m.bookings_step_withdraw,
  reply: m.bookings_step_reply,
};

/** What a step is called where it is chosen; what was made elsewhere is affirmed, not accepted. */
export function stepName(kind: StepKind, state: BookingState): string {
  return kind === "accept" && state === "registered" ? m.bookings_step_affirm() : steps[kind]();
}

const events: Record<Booking["thread"][number]["kind"], () => string> = {
  sent: m.bookings_event_sent,
  registered: m.bookings_event_registered,
  accept: m.bookings_event_accept,
  hold: m.bookings_event_hold,
  decline: m.bookings_event_decline,
  counter: m.bookings_event_counter,
  ask: m.bookings_event_ask,
  message: m.bookings_event_message,
  file: m.bookings_event_file,
  note: m.bookings_event_note,
  ask_change: m.bookings_event_ask_change,
  answer_change: m.bookings_event_granted,
  cancel: m.bookings_event_cancel,
  no_show: m.bookings_event_no_show,
  complete: m.bookings_event_complete,
  correct: m.bookings_event_correct,
  take: m.bookings_event_take,
  withdraw: m.bookings_event_withdraw,
  reply: m.bookings_event_reply,
  late: m.bookings_event_late,
  lapsed: m.bookings_event_lapsed,
  stayed: m.bookings_event_stayed,
};

/** What happened, in a few words. */
export function eventName({ kind, isGranted }: Booking["thread"][number]): string {
  return kind === "answer_change" && isGranted === false ? m.bookings_event_refused() : events[kind]();
}

/** What a line of a list is known by: the product, the journey or a guest for whoever sells, the party for the hotel. */
export function summaryTitle({ title, people, product }: BookingSummary): string {
  if (product) return said(product);
  return title ?? partyName(people);
}

/** Whom a booking waits for: of a stay the hotel or whoever sells, of a product who offers it or who asked. */
export function waitsName(
  { product, isOurs }: Pick<Booking, "product" | "isOurs">,
  side: BookingSide,
): string {
  if (isOurs && side === "hotel") return m.bookings_waits_ours();
  if (product) return side === "hotel" ? m.bookings_waits_supplier() : m.bookings_waits_buyer();
  return side === "hotel" ? m.bookings_waits_hotel() : m.bookings_waits_seller();
}

/** What a side is called in the conversation. */
export function sideName({ product }: Pick<Booking, "product">, by: "seller" | "hotel" | "time"): string {
  if (product) return by === "seller" ? m.bookings_side_buyer() : m.bookings_side_supplier();
  return by === "seller" ? m.bookings_side_seller() : m.bookings_side_hotel();
}

/** How long something lasts or lasted: 6 h 20, 3 d. */
export function formatSpan(spanMs: number): string {
  const minutes = Math.max(0, Math.round(spanMs / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours >= 72) return `${Math.round(hours / 24)} d`;
  return rest === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}

/** An amount as people type it, in minor units; undefined for nonsense. */
export function readAmount(typed: string, currency: Currency): number | undefined {
  const match = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  const digits = currencyDigits[currency];
  if (fraction.length > digits) return undefined;
  return Number(whole.replace(/\D/g, "") + fraction.padEnd(digits, "0"));
}

/** Who travels, before a hotel may know their names. */
export const partyName = (count: number) => m.bookings_party({ count });
export const nightsText = (count: number) => m.bookings_nights_count({ count });
export const adultsText = (count: number) => m.bookings_adults({ count });
export const peopleText = (count: number) => m.bookings_people_count({ count });
