import type { Booking } from "#domain/bookings/bookings.ts";
import type { BookingStep, LossReason, StayProposal, StayTerms, StepKind } from "#domain/bookings/steps.ts";
import { instantIn, wallClock } from "#domain/zones.ts";
import { typedAmount } from "#web/locale/amounts.ts";
import { readAmount } from "../words.ts";

/** What the fields of a step hold. */
export type StepValues = {
  message: string;
  reason: string;
  confirmationNumber: string;
  freeUntil: string;
  until: string;
  depositOn: string;
  deposit: string;
  balanceOn: string;
  balance: string;
  perks: boolean[];
  perk: string;
  checkIn: string;
  checkOut: string;
  rooms: { category: string; price: string }[];
};

/** Perks that are offered to be promised: what was promised, or what the house's programme gives. */
export function offeredPerks({ terms, usualTerms }: Booking): StayTerms["perks"] {
  return terms?.perks ?? usualTerms.perks;
}

/** What stands in the fields before anybody writes. */
export function firstValues(booking: Booking): StepValues {
  const { hotel, currency, terms, usualTerms, rooms, proposal } = booking;
  const { freeUntil, payments } = terms ?? usualTerms;
  const deposit = payments.find(({ kind }) => kind === "deposit");
  const balance = payments.find(({ kind }) => kind === "balance");
  return {
    ...{ message: "", reason: "", perk: "", until: "" },
    // A product is known by the number of its request, unless its seller has another.
    confirmationNumber: booking.confirmationNumber ?? (booking.product ? booking.reference : ""),
    freeUntil: freeUntil ? localOf(freeUntil, hotel.timeZone) : "",
    ...{ depositOn: deposit?.dueOn ?? "", balanceOn: balance?.dueOn ?? "" },
    deposit: deposit ? typedAmount(deposit.amount, currency) : "",
    balance: balance ? typedAmount(balance.amount, currency) : "",
    // What is promised to a guest, somebody says; nothing is promised by leaving it as it was.
    perks: offeredPerks(booking).map(() => false),
    checkIn: proposal?.checkIn ?? booking.checkIn,
    checkOut: proposal?.checkOut ?? booking.checkOut,
    rooms: (proposal?.rooms ?? rooms).map(({ category, price }) => ({
      ...{ category, price: typedAmount(price, currency) },
    })),
  };
}

function localOf(instant: string, timeZone: string): string {
  const { day, time } = wallClock(timeZone, new Date(instant));
  return `${day}T${time}`;
}

function instantOf(local: string, timeZone: string): string {
  const [day = "", time = ""] = local.split("T");
  return instantIn(timeZone, day, time.slice(0, 5)).toISOString();
}

/** The step that the fields say. */
export function stepOf(kind: StepKind, values: StepValues, booking: Booking): BookingStep {
  const message = values.message.trim();
  const { timeZone } = booking.hotel;
  switch (kind) {
    case "accept":
    case "correct": {
      const { confirmationNumber } = values;
      const terms = termsOf(values, booking);
      return kind === "accept"
        ? { kind, confirmationNumber, terms, message }
        : { kind, confirmationNumber, terms };
    }
    case "hold":
      return { kind, until: instantOf(values.until, timeZone), message };
    case "decline":
    case "withdraw":
    case "cancel":
      return { kind, reason: values.reason as LossReason, message } as BookingStep;
    case "counter":
    case "ask_change":
      return { kind, proposal: proposalOf(values, booking), message };
    case "answer_change":
      return { kind, isGranted: true, message };
    default:
      return { kind, message };
  }
}

function termsOf(values: StepValues, booking: Booking): StayTerms {
  const { currency, hotel, terms, usualTerms } = booking;
  const due = (kind: "deposit" | "balance", dueOn: string, typed: string) =>
    dueOn ? [{ kind, dueOn, amount: readAmount(typed, currency) ?? 0 }] : [];
  const more = values.perk.trim();
  return {
    payments: [
      ...due("deposit", values.depositOn, values.deposit),
      ...due("balance", values.balanceOn, values.balance),
    ],
    freeUntil: values.freeUntil ? instantOf(values.freeUntil, hotel.timeZone) : null,
    penalties: (terms ?? usualTerms).penalties,
    perks: [
      ...offeredPerks(booking).filter((_, at) => values.perks[at]),
      ...(more ? [{ pt: more, en: more }] : []),
    ],
  };
}

function proposalOf({ checkIn, checkOut, rooms }: StepValues, { currency }: Booking): StayProposal {
  return {
    ...{ checkIn, checkOut },
    rooms: rooms.map(({ category, price }) => ({ category, price: readAmount(price, currency) ?? 0 })),
  };
}
