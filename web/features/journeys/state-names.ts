import type { JourneyState } from "#domain/journeys/states.ts";
import { m } from "#messages/messages.js";

const states: Record<JourneyState, () => string> = {
  draft: m.journeys_state_draft,
  proposed: m.journeys_state_proposed,
  accepted: m.journeys_state_accepted,
  booked: m.journeys_state_booked,
  travelling: m.journeys_state_travelling,
  completed: m.journeys_state_completed,
  declined: m.journeys_state_declined,
  cancelled: m.journeys_state_cancelled,
};

/** What a state is called. */
export function stateName(state: JourneyState): string {
  return states[state]();
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
