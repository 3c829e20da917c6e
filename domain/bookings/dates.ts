import { z } from "zod";
import { dayIn } from "../days.ts";
import { basisPoints, Currency, sumByCurrency } from "../money/money.ts";
import { HOUSE_ZONE, houseDay } from "../site/views.ts";
import { Language } from "../text.ts";
import { instantIn, nightsBetween } from "../zones.ts";
import { paymentKeys } from "./payments.ts";
import type { BookingState } from "./states.ts";
import type { StayTerms } from "./steps.ts";

/** What a date can cost: an option that ends, money that is due, freedom that is over. */
const dateKinds = ["option", "deposit", "free_cancellation", "balance"] as const;
export const DateKind = z.enum(dateKinds);
export type DateKind = z.infer<typeof DateKind>;

/** The same, and what a hotel owes for a stay. */
const costlyKinds = [...dateKinds, "commission"] as const;
export type CostlyKind = (typeof costlyKinds)[number];

/** How far ahead the morning list looks. */
export const DATES_AHEAD_DAYS = 30;

type Dated = {
  state: BookingState;
  total: number;
  optionUntil: Date | null;
  terms: StayTerms | null;
  /** Payments that whoever sells says are settled, as paymentKeys names them. */
  settled: readonly string[];
  timeZone: string;
};

/** A date of a booking that costs money if it passes unseen, with what is at stake. */
export type DateThatCosts = { kind: DateKind; at: Date; daysLeft: number; amount: number };

/** The dates of a booking that are still ahead, the nearest first, counted in the days of its hotel. */
export function datesOf(booking: Dated, now: Date): DateThatCosts[] {
  const { state, terms, optionUntil, total, timeZone, settled } = booking;
  const today = dayIn(timeZone, now);
  const ahead = (kind: DateKind, at: Date, amount: number, day = dayIn(timeZone, at)): DateThatCosts[] => {
    const daysLeft = nightsBetween(today, day);
    return at > now && daysLeft <= DATES_AHEAD_DAYS ? [{ kind, at, daysLeft, amount }] : [];
  };
  if (state === "optioned" && optionUntil) return ahead("option", optionUntil, total);
  if ((state !== "accepted" && state !== "change_requested") || !terms) return [];
  // A day ends when the hotel's does.
  const endOf = (day: string) => instantIn(timeZone, day, "23:59");
  const keys = paymentKeys(terms.payments);
  const first = [...terms.penalties].sort((a, b) => b.daysBefore - a.daysBefore)[0];
  return [
    // Where the hotel says nothing of what is kept afterwards, all of it may be.
    ...(terms.freeUntil
      ? ahead("free_cancellation", new Date(terms.freeUntil), basisPoints(total, first?.share ?? 10_000))
      : []),
    ...terms.payments.flatMap(({ kind, dueOn, amount }, at) =>
      settled.includes(keys[at]!) ? [] : ahead(kind, endOf(dueOn), amount, dueOn),
    ),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

type Due = { dueOn: string; amount: number };

/** The day of the house on which a commission is due, ahead or passed; it costs as long as nobody asks for it. */
export function commissionDate({ dueOn, amount }: Due, now: Date) {
  const daysLeft = nightsBetween(houseDay(now), dueOn);
  return { kind: "commission" as const, at: instantIn(HOUSE_ZONE, dueOn, "23:59"), daysLeft, amount };
}

type Stake = { bookingId: string; kind: DateKind; amount: number; currency: Currency };

/**
 * What dates put at stake, each booking once: what is to be paid for it, or what leaving it costs if that is more. The
 * same stay is not lost twice.
 */
export function atStakeOf(dates: readonly Stake[]): Stakes {
  const isDue = ({ kind }: Stake) => kind === "deposit" || kind === "balance";
  const sums = [...Map.groupBy(dates, ({ bookingId }) => bookingId).values()].map((own) => {
    const due = own.filter(isDue).reduce((sum, { amount }) => sum + amount, 0);
    return { currency: own[0]!.currency, amount: Math.max(due, ...own.map(({ amount }) => amount)) };
  });
  return stakesOf(sums);
}

/** Amounts added up per currency, in the currencies' order. */
export function stakesOf(amounts: readonly { amount: number; currency: Currency }[]): Stakes {
  return Object.entries(sumByCurrency(amounts))
    .map(([currency, amount]) => ({ currency: currency as Currency, amount }))
    .sort((a, b) => a.currency.localeCompare(b.currency));
}

/** One line of the morning list. */
export const CostlyDate = z
  .object({
    bookingId: z.uuid(),
    /** Where it is a commission, that one. */
    commissionId: z.uuid().nullable(),
    reference: z.string(),
    title: z.string().nullable(),
    /** Who answers: the hotel, or the member who offers the product, who is no place. */
    hotel: z.object({ id: z.uuid().nullable(), name: z.string(), timeZone: z.string() }),
    kind: z.enum(costlyKinds),
    at: z.iso.datetime(),
    daysLeft: z.number().int(),
    amount: z.number().int(),
    currency: Currency,
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    /** Who answers for the hotel on WhatsApp, where a number is known. */
    phone: z.string().nullable(),
    /** In which language they are written to. */
    language: Language,
  })
  .meta({ id: "CostlyDate" });
export type CostlyDate = z.infer<typeof CostlyDate>;
const Stakes = z.array(z.object({ currency: Currency, amount: z.number().int() }));
type Stakes = z.infer<typeof Stakes>;
export const CostlyDates = z.object({
  dates: z.array(CostlyDate),
  /** What is at stake in all, per currency, each booking once; what hotels owe is apart. */
  atStake: Stakes,
  /** Commissions whose day is near or has passed: owed to the reader, not by them. */
  commissions: Stakes,
  count: z.number().int(),
  /** Commissions whose day has passed: asked for hotel by hotel, not date by date. */
  overdue: z.object({ count: z.number().int(), amounts: Stakes }),
});
export type CostlyDates = z.infer<typeof CostlyDates>;
