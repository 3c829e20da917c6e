import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const sellers = { roles: ["advisor", "tour_operator"], ways: { app: true, email: true } } as const;

/** To whoever is asked to join an agency. */
export const agencyAsks = defineNotice({
  ...sellers,
  kind: "agency_asks",
  name: m.agencies_notice_asks,
  sentence: ({ agency }: { agency: string }, locale) => m.agencies_told_asks({ agency }, locale),
});

/** To whoever keeps another part of what they sell from now on. */
export const agencySplit = defineNotice({
  ...sellers,
  kind: "agency_split",
  name: m.agencies_notice_split,
  sentence: ({ agency, percent }: { agency: string; percent: string }, locale) =>
    m.agencies_told_split({ agency, percent }, locale),
});
