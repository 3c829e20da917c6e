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

// What the same letters also name, and no hotel stands in.
const NO_COUNTRY = ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Whether letters stand for themselves; those of a country that is gone stand for what came after it. */
const isOfToday = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Every country with its name in a language, in the order of that language. */
export function everyCountry(language: Language): { value: string; label: string }[] {
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.includes(code) && isOfToday(code))
    .map((value) => ({ value, label: countryName(value, language) }))
    .filter(({ value, label }) => label !== value)
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
