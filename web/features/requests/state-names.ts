import type { RequestState } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";

/** The word and the colour of each state. */
export const stateNames = {
  new: { label: m.requests_state_new, tone: "neutral" },
  planned: { label: m.requests_state_planned, tone: "info" },
  in_progress: { label: m.requests_state_in_progress, tone: "warn" },
  shipped: { label: m.requests_state_shipped, tone: "ok" },
  declined: { label: m.requests_state_declined, tone: "bad" },
  merged: { label: m.requests_state_merged, tone: "neutral" },
} as const satisfies Record<RequestState, unknown>;
