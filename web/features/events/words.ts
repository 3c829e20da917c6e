import type { Audience, EventKind, EventState } from "#domain/events/events.ts";
import type { RegistrationState } from "#domain/events/states.ts";
import { m } from "#messages/messages.js";

/** The word and the colour of each state of a registration. */
export const registrationNames = {
  applied: { label: m.events_state_applied, tone: "info" },
  waiting: { label: m.events_state_waiting, tone: "warn" },
  registered: { label: m.events_state_registered, tone: "ok" },
  checked_in: { label: m.events_state_checked_in, tone: "info" },
  cancelled: { label: m.events_state_cancelled, tone: "neutral" },
  declined: { label: m.events_state_declined, tone: "neutral" },
} as const satisfies Record<RegistrationState, unknown>;

/** The word and the colour of each state of an event. */
export const eventNames = {
  draft: { label: m.events_draft, tone: "neutral" },
  published: { label: m.events_published, tone: "ok" },
  cancelled: { label: m.events_cancelled, tone: "bad" },
} as const satisfies Record<EventState, unknown>;

export const kindNames = {
  event: m.events_kind_event,
  fam_trip: m.events_kind_fam_trip,
  roadshow: m.events_kind_roadshow,
} as const satisfies Record<EventKind, unknown>;

export const audienceNames = {
  public: m.events_audience_public,
  members: m.events_audience_members,
  roles: m.events_audience_roles,
} as const satisfies Record<Audience, unknown>;
