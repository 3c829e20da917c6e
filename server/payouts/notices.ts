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
