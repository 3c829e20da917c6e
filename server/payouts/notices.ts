import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** Where somebody is paid is another place now: whoever did not do that has to hear of it, so nobody has a switch for it. */
export const detailsChanged = defineNotice({
  ...{ kind: "payout_details_changed", roles: [] },
  ways: { app: true, email: true },
  name: m.payouts_notice_details_name,
  sentence: (params: { key: string }, locale) => m.payouts_notice_details(params, locale),
});
