import type { Interest } from "#domain/contact/contact.ts";
import { m } from "#messages/messages.js";

/** The interests in the reader's words. */
export const interestNames = {
  represent_hotel: m.contact_interest_represent_hotel,
  become_designer: m.contact_interest_become_designer,
  digital_solutions: m.contact_interest_digital_solutions,
  other: m.contact_interest_other,
} satisfies Record<Interest, () => string>;

/** The four interests of spec §5, in the reader's words. */
export function interestOptions(): { value: string; label: string }[] {
  return Object.entries(interestNames).map(([value, name]) => ({ value, label: name() }));
}
