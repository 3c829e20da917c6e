import type { ReferralTarget } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const sentences = {
  in_conversation: m.referrals_told_in_conversation,
  qualified: m.referrals_told_qualified,
  signed: m.referrals_told_signed,
  declined: m.referrals_told_declined,
} as const satisfies Record<ReferralTarget, unknown>;
const sellers = { roles: ["advisor", "tour_operator"], ways: { app: true, email: false } } as const;

/** To administrators: a hotel waits to be talked to. */
export const referralWaiting = defineNotice({
  ...{ kind: "referral_waiting", roles: ["admin"], ways: { app: true, email: false } },
  name: m.referrals_notice_waiting,
  sentence: (params: { name: string; place: string }, locale) => m.referrals_told_waiting(params, locale),
});

/** To whoever referred a hotel: what became of it. */
export const referralMoved = defineNotice({
  ...sellers,
  kind: "referral_moved",
  name: m.referrals_notice_moved,
  sentence: ({ name, to }: { name: string; to: string }, locale) =>
    sentences[to as ReferralTarget]({ name }, locale),
});

/** To the same: the hotel is theirs for a few days more. */
export const claimEnding = defineNotice({
  ...sellers,
  kind: "claim_ending",
  name: m.referrals_notice_ending,
  sentence: ({ name }: { name: string }, locale) => m.referrals_told_ending({ name }, locale),
});
