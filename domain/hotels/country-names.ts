import { matchesQuery } from "../search.ts";
import type { Language } from "../text.ts";

// Made once: each costs more than a page of hotels.
const names: Record<Language, Intl.DisplayNames> = {
  pt: new Intl.DisplayNames(["pt-BR"], { type: "region" }),
  en: new Intl.DisplayNames(["en-GB"], { type: "region" }),
};

/** The name of a country in a language. */
export function countryName(country: string, language: Language): string {
  return names[language].of(country) ?? country;
}

/** The countries whose name, in either language, has a word that begins like this one. */
export function countriesNamed(word: string, countries: readonly string[]): string[] {
  return countries.filter((country) =>
    matchesQuery(word, [countryName(country, "pt"), countryName(country, "en")]),
  );
}
