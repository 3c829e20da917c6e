import type { RequestState } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

type Told = Exclude<RequestState, "new" | "merged">;

const sentences = {
  planned: m.requests_told_planned,
  in_progress: m.requests_told_in_progress,
  shipped: m.requests_told_shipped,
  declined: m.requests_told_declined,
} as const satisfies Record<Told, unknown>;

/** To whoever voted for a request: what became of it. */
export const requestMoved = defineNotice({
  kind: "request_moved",
  roles: ["advisor", "tour_operator"],
  ways: { app: true, email: false },
  name: m.requests_notice_name,
  sentence: ({ title, to }: { title: string; to: string }, locale) =>
    sentences[to as Told]({ title }, locale),
});
