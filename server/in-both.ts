import type { Localized } from "#domain/localized.ts";
import type { Language } from "#domain/text.ts";

/** A word of the house in both languages. */
export function inBoth(word: (input: object, options: { locale: Language }) => string): Localized {
  return { pt: word({}, { locale: "pt" }), en: word({}, { locale: "en" }) };
}
