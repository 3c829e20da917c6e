import type { DateKind } from "#domain/bookings/dates.ts";
import type { StepKind } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

type About = { hotel: string; reference: string };
type Step = About & { step: string };
const sellers = ["advisor", "tour_operator"] as const;
const ways = { app: true, email: true } as const;
type Words = (params: About, locale: { locale: "pt" | "en" }) => string;

const bySteps: Partial<Record<StepKind | "file", Words>> = {
  accept: m.bookings_notice_accept,
  take: m.bookings_notice_take,
  hold: m.bookings_notice_hold,
  decline: m.bookings_notice_decline,
  counter: m.bookings_notice_counter,
  ask: m.bookings_notice_ask,
  reply: m.bookings_notice_reply,
  ask_change: m.bookings_notice_ask_change,
  answer_change: m.bookings_notice_answer_change,
  cancel: m.bookings_notice_cancel,
  no_show: m.bookings_notice_no_show,
  complete: m.bookings_notice_complete,
  withdraw: m.bookings_notice_withdraw,
  correct: m.bookings_notice_correct,
  file: m.bookings_notice_file,
};

/** A hotel is asked for a stay, or to affirm one. */
export const bookingSent = defineNotice({
  ...{ kind: "booking_sent", roles: ["hotel"], ways: { app: true, email: false } },
  name: m.bookings_notice_sent_name,
  sentence: (params: About, locale) => m.bookings_notice_sent(params, locale),
});

/** A stay is asked of a hotel where nobody can be reached: our team answers for it. */
export const bookingForHouse = defineNotice({
  ...{ kind: "booking_for_house", roles: ["admin"], ways },
  name: m.bookings_notice_house_name,
  sentence: (params: About, locale) => m.bookings_notice_house(params, locale),
});

/** A member's product is asked for, or booked at once; half the time for an answer is over. */
export const productRequested = defineNotice({
  ...{ kind: "product_requested", roles: sellers, ways },
  name: m.bookings_notice_product_name,
  sentence: ({ what, ...about }: About & { what: string }, locale) => {
    if (what === "half") return m.bookings_mail_half(about, locale);
    return what === "booked"
      ? m.bookings_notice_product_booked(about, locale)
      : m.bookings_notice_sent(about, locale);
  },
});

/** The other side of a booking answered, asked or changed something. */
export const bookingStepped = defineNotice({
  ...{ kind: "booking_stepped", roles: [...sellers, "hotel"], ways },
  name: m.bookings_notice_step_name,
  sentence: ({ step, ...about }: Step, locale) =>
    (bySteps[step as StepKind | "file"] ?? m.bookings_notice_message)(about, locale),
});

/** An answer waits, longer than was agreed. */
export const bookingLate = defineNotice({
  ...{ kind: "booking_late", roles: [...sellers, "hotel", "admin"], ways: { app: true, email: false } },
  name: m.bookings_notice_late_name,
  sentence: (params: About, locale) => m.bookings_notice_late(params, locale),
});

/** An option ends soon, or has ended. */
export const optionEnding = defineNotice({
  ...{ kind: "option_ending", roles: sellers, ways },
  name: m.bookings_notice_option_name,
  sentence: ({ days, ...about }: About & { days: number }, locale) => {
    if (days < 0) return m.bookings_notice_lapsed(about, locale);
    return m.bookings_notice_option({ ...about, days }, locale);
  },
});

const dates: Record<DateKind, Words> = {
  option: m.bookings_notice_date_option,
  deposit: m.bookings_notice_date_deposit,
  free_cancellation: m.bookings_notice_date_free,
  balance: m.bookings_notice_date_balance,
};

/** A date that costs money is near. */
export const dateNear = defineNotice({
  ...{ kind: "date_near", roles: sellers, ways },
  name: m.bookings_notice_date_name,
  sentence: ({ date, ...about }: About & { date: string }, locale) => dates[date as DateKind](about, locale),
});
