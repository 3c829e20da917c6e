import type { Localized } from "../localized.ts";
import { currencyDigits } from "../money/currencies.ts";
import type { Currency } from "../money/money.ts";

const tags = { pt: "pt-BR", en: "en-GB" } as const;
type Language = keyof typeof tags;

/** The same thing in both languages. */
export const both = (pt: string, en: string): Localized => ({ pt, en });

/** A name or a reference, which is the same in both. */
export const same = (text: string): Localized => ({ pt: text, en: text });

/** The cell of a table that has nothing to tell. */
export const none = same("—");

const formats = new Map<string, Intl.NumberFormat>();

function moneyIn(language: Language, currency: Currency, hasCents: boolean): Intl.NumberFormat {
  const key = `${language}${currency}${hasCents}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const digits = hasCents ? currencyDigits[currency] : 0;
  const made = new Intl.NumberFormat(tags[language], {
    ...{ style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  formats.set(key, made);
  return made;
}

/** An amount in minor units, as each language writes it; whole ones without cents. */
export function money(amount: number, currency: Currency): Localized {
  const value = amount / 10 ** currencyDigits[currency];
  const hasCents = !Number.isInteger(value);
  return both(
    moneyIn("pt", currency, hasCents).format(value),
    moneyIn("en", currency, hasCents).format(value),
  );
}

const days = (language: Language) =>
  new Intl.DateTimeFormat(tags[language], {
    ...{ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
  });
const dayFormats = { pt: days("pt"), en: days("en") };

/** A day of a calendar in few characters. */
export function dayWords(day: string): Localized {
  const at = new Date(`${day}T00:00:00Z`);
  return both(dayFormats.pt.format(at), dayFormats.en.format(at));
}

const months = (language: Language) =>
  new Intl.DateTimeFormat(tags[language], { month: "long", year: "numeric", timeZone: "UTC" });
const monthFormats = { pt: months("pt"), en: months("en") };

/** A month in words. */
export function monthWords(month: string): Localized {
  const at = new Date(`${month}-01T00:00:00Z`);
  return both(monthFormats.pt.format(at), monthFormats.en.format(at));
}

const numbers = { pt: new Intl.NumberFormat(tags.pt), en: new Intl.NumberFormat(tags.en) };

/** A whole number with the separators of each language. */
export function number(value: number): Localized {
  return both(numbers.pt.format(value), numbers.en.format(value));
}

const forms = { pt: new Intl.PluralRules(tags.pt), en: new Intl.PluralRules(tags.en) };

/** So many of something: the word for one, the word for several, in both languages. */
export function some(count: number, pt: readonly [string, string], en: readonly [string, string]): Localized {
  const at = (language: Language) => (forms[language].select(count) === "one" ? 0 : 1);
  return both(`${numbers.pt.format(count)} ${pt[at("pt")]}`, `${numbers.en.format(count)} ${en[at("en")]}`);
}

/** A share of one as a whole percentage. */
export function percent(share: number): Localized {
  return same(`${Math.round(share * 100)}%`);
}
