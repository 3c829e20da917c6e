import { m } from "#messages/messages.js";

/** Why an event was not saved. */
export function saveWords(code: string | undefined): string {
  if (code === "event_code_taken") return m.events_code_taken();
  if (code === "event_address_fixed") return m.events_address_fixed();
  if (code === "slug_taken") return m.events_slug_taken();
  return code === "validation_failed" ? m.events_form_wrong() : m.events_change_failed();
}
