import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** Where somebody is paid is another place now: whoever did not do that has to hear of it, so nobody has a switch for it. */
export const detailsChanged = defineNotice({
  ...{ kind: "payout_details_changed", roles: [] },
  ways: { app: true, email: true },
  name: m.payouts_notice_details_name,
  sentence: (params: { key: string }, locale) => m.payouts_notice_details(params, locale),
});

/** A batch waits for another administrator than whoever prepared it. */
export const batchWaiting = defineNotice({
  ...{ kind: "payout_waiting", roles: ["admin"] },
  ways: { app: true, email: true },
  name: m.payouts_notice_waiting_name,
  sentence: (params: { batch: string }, locale) => m.payouts_notice_waiting(params, locale),
});

type Paid = { amount: string; batch: string; to: string };

/** What somebody was owed was paid to them, or came back. */
export const payoutMoved = defineNotice({
  ...{ kind: "payout_moved", roles: ["advisor", "tour_operator"] },
  ways: { app: true, email: true },
  name: m.payouts_notice_moved_name,
  sentence: ({ to, ...params }: Paid, locale) =>
    (to === "settled" ? m.payouts_notice_settled : m.payouts_notice_reversed)(params, locale),
});

/** The rate of somebody's payout is fixed, and their invoice is asked for. */
export const payoutAsked = defineNotice({
  ...{ kind: "payout_asked", roles: ["advisor", "tour_operator"] },
  ways: { app: true, email: true },
  name: m.payouts_notice_asked_name,
  sentence: (params: { batch: string; amount: string }, locale) => m.payouts_notice_asked(params, locale),
});

/** An invoice came for a batch that somebody prepared. */
export const invoiceCame = defineNotice({
  ...{ kind: "payout_invoiced", roles: ["admin"] },
  ways: { app: true, email: true },
  name: m.payouts_notice_invoiced_name,
  sentence: (params: { batch: string; name: string }, locale) => m.payouts_notice_invoiced(params, locale),
});

/** Somebody is paid later than they thought: they were taken out of a batch. */
export const payoutTakenOut = defineNotice({
  ...{ kind: "payout_taken_out", roles: ["advisor", "tour_operator"] },
  ways: { app: true, email: true },
  name: m.payouts_notice_taken_out_name,
  sentence: (params: { batch: string; amount: string; reason: string }, locale) =>
    m.payouts_notice_taken_out(params, locale),
});
