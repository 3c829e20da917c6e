import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const sellers = ["advisor", "tour_operator"] as const;

/** The house answered an appeal. */
export const appealAnswered = defineNotice({
  ...{ kind: "appeal_answered", roles: sellers, ways: { app: true, email: true } },
  name: m.reputation_notice_answered_name,
  sentence: ({ isGranted }: { isGranted: string }, locale) =>
    isGranted === "yes" ? m.reputation_notice_granted({}, locale) : m.reputation_notice_denied({}, locale),
});

/** Somebody does not agree with an entry. */
export const appealWaiting = defineNotice({
  ...{ kind: "appeal_waiting", roles: ["admin"], ways: { app: true, email: false } },
  name: m.reputation_notice_waiting_name,
  sentence: (params: { name: string }, locale) => m.reputation_notice_waiting(params, locale),
});

/** A score is another than its statement comes to. */
export const scoreDiffers = defineNotice({
  ...{ kind: "score_differs", roles: ["admin"], ways: { app: true, email: true } },
  name: m.reputation_notice_differs_name,
  sentence: (params: { count: number }, locale) => m.reputation_notice_differs(params, locale),
});
