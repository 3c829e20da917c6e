import { roles } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

// The ticket comes by mail to everybody; beside it a member's portal says so.
const everybody = { roles, ways: { app: true } } as const;

/** To a member with a place: it is tomorrow. */
export const eventTomorrow = defineNotice({
  ...everybody,
  kind: "event_tomorrow",
  name: m.events_notice_tomorrow,
  sentence: ({ title }: { title: string }, locale) => m.events_told_tomorrow({ title }, locale),
});

/** To a member who waited: a place is theirs. */
export const placeFree = defineNotice({
  ...everybody,
  kind: "event_place_free",
  name: m.events_notice_place_free,
  sentence: ({ title }: { title: string }, locale) => m.events_told_place_free({ title }, locale),
});

const decided = {
  registered: m.events_told_registered,
  waiting: m.events_told_waiting,
  declined: m.events_told_declined,
  cancelled: m.events_told_cancelled,
} as const;

/** To a member who applied or had a place: what the house decided. */
export const registrationDecided = defineNotice({
  ...everybody,
  kind: "event_decided",
  name: m.events_notice_decided,
  sentence: ({ title, to }: { title: string; to: string }, locale) =>
    decided[to as keyof typeof decided]({ title }, locale),
});
