import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const everybody = ["advisor", "tour_operator", "hotel", "admin"] as const;

/** To whoever said something: somebody answered. */
export const commented = defineNotice({
  kind: "timeline_commented",
  roles: everybody,
  ways: { app: true, email: false },
  name: m.timeline_notice_commented,
  sentence: (params: { name: string }, locale) => m.timeline_told_commented(params, locale),
});

/** To those who write for a hotel: a member speaks of it. */
export const mentioned = defineNotice({
  kind: "timeline_mentioned",
  roles: ["hotel"],
  ways: { app: true, email: false },
  name: m.timeline_notice_mentioned,
  sentence: (params: { name: string; hotel: string }, locale) => m.timeline_told_mentioned(params, locale),
});

/** To administrators: something waits to be judged. */
export const reported = defineNotice({
  kind: "timeline_reported",
  roles: ["admin"],
  ways: { app: true, email: false },
  name: m.timeline_notice_reported,
  sentence: (_params: Record<string, never>, locale) => m.timeline_told_reported({}, locale),
});

const verdicts = {
  kept: m.timeline_told_kept,
  removed: m.timeline_told_reported_removed,
  withdrawn: m.timeline_told_withdrawn,
};

/** To whoever reported something: what was decided, and why. */
export const reportDecided = defineNotice({
  kind: "timeline_report_decided",
  roles: everybody,
  ways: { app: true, email: true },
  name: m.timeline_notice_decided,
  sentence: ({ decision, reason }: { decision: string; reason: string }, locale) =>
    verdicts[decision as keyof typeof verdicts]({ reason }, locale),
});

/** To an author: what they said waits while it is read, or was taken down, and why. */
export const held = defineNotice({
  kind: "timeline_held",
  roles: everybody,
  ways: { app: true, email: true },
  name: m.timeline_notice_held,
  sentence: (_params: Record<string, never>, locale) => m.timeline_told_held({}, locale),
});
export const removed = defineNotice({
  kind: "timeline_removed",
  roles: everybody,
  ways: { app: true, email: true },
  name: m.timeline_notice_removed,
  sentence: (params: { reason: string }, locale) => m.timeline_told_removed(params, locale),
});

/** To administrators: an author does not agree; to the author: the answer. */
export const appealed = defineNotice({
  kind: "timeline_appealed",
  roles: ["admin"],
  ways: { app: true, email: false },
  name: m.timeline_notice_appealed,
  sentence: (_params: Record<string, never>, locale) => m.timeline_told_appealed({}, locale),
});
export const appealDecided = defineNotice({
  kind: "timeline_appeal_decided",
  roles: everybody,
  ways: { app: true, email: true },
  name: m.timeline_notice_appeal_decided,
  sentence: ({ isRestored, answer }: { isRestored: string; answer: string }, locale) =>
    isRestored === "yes"
      ? m.timeline_told_restored({ answer }, locale)
      : m.timeline_told_upheld({ answer }, locale),
});
