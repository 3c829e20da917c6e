import { matchesQuery } from "../search.ts";
import type { Language } from "../text.ts";

/** The name of a country in a language. */
export function countryName(country: string, language: Language): string {
  return (
    new Intl.DisplayNames([language === "pt" ? "pt-BR" : "en-GB"], { type: "region" }).of(country) ?? country
  );
}

/** The countries whose name, in either language, has a word that begins like this one. */
export function countriesNamed(word: string, countries: readonly string[]): string[] {
  return countries.filter((country) =>
    matchesQuery(word, [countryName(country, "pt"), countryName(country, "en")]),
  );
}
