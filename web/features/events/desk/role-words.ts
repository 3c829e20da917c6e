import { m } from "#messages/messages.js";

/** Whom an event for some is for. */
export const roleWords = {
  advisor: m.events_role_advisor,
  tour_operator: m.events_role_operator,
  hotel: m.events_role_hotel,
} as const;
