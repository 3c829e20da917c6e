import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const members = { roles: ["advisor", "tour_operator"], ways: { app: true, email: false } } as const;

/** To a member who gave the last answer: the result and its plan are there. */
export const resultReady = defineNotice({
  ...{ ...members, kind: "diagnostic_ready", name: m.diagnostic_notice_ready },
  sentence: (_params: Record<string, never>, locale) => m.diagnostic_told_ready({}, locale),
});

/** To the same, ninety days later: what has changed since. */
export const retestDue = defineNotice({
  ...{ kind: "diagnostic_retest", name: m.diagnostic_notice_retest, roles: members.roles },
  ways: { app: true, email: true },
  sentence: (_params: Record<string, never>, locale) => m.diagnostic_told_retest({}, locale),
});
