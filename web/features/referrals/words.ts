import { countryName } from "#domain/hotels/country-names.ts";
import { countries } from "#domain/referrals/countries.ts";
import type { ReferralState } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

/** The word and the colour of each stage. */
export const stateNames = {
  sent: { label: m.referrals_state_sent, tone: "neutral" },
  in_conversation: { label: m.referrals_state_in_conversation, tone: "info" },
  qualified: { label: m.referrals_state_qualified, tone: "warn" },
  signed: { label: m.referrals_state_signed, tone: "ok" },
  declined: { label: m.referrals_state_declined, tone: "bad" },
} as const satisfies Record<ReferralState, unknown>;

/** Countries to choose from, by their names in the reader's language. */
export function countryOptions(): { value: string; label: string }[] {
  const language = getLocale();
  return countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
