import type { Interest } from "#domain/contact/contact.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";

const names = {
  represent_hotel: m.contact_interest_represent_hotel,
  become_designer: m.contact_interest_become_designer,
  digital_solutions: m.contact_interest_digital_solutions,
  other: m.contact_interest_other,
} satisfies Record<Interest, unknown>;

/** An interest in words. */
export function interestName(interest: Interest, language: Language): string {
  return names[interest]({}, { locale: language });
}
