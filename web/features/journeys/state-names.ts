import type { JourneyState } from "#domain/journeys/states.ts";
import { m } from "#messages/messages.js";

/** What a state is called. */
export function stateName(state: JourneyState): string {
  return m[`journeys_state_${state}`]();
}

/** The colour a state is read by, always beside its name. */
export const stateTones = {
  draft: "warn",
  proposed: "info",
  accepted: "ok",
  booked: "ok",
  travelling: "brand",
  completed: "neutral",
  declined: "bad",
  cancelled: "neutral",
} as const satisfies Record<JourneyState, string>;
