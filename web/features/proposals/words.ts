import { inLanguage, type Localized } from "#domain/localized.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { getLocale } from "#messages/runtime.js";
import { dateFormat, numberFormat } from "#web/locale/formats.ts";

/** A text in the reader's language, or in the other where only that was written. */
export function said(text: Localized): string {
  return inLanguage(text, getLocale());
}

/** An amount of minor units; cents only where there are some. */
export function money(amount: number, currency: Currency, { isSigned = false } = {}): string {
  const digits = currencyDigits[currency];
  const value = amount / 10 ** digits;
  return numberFormat({
    ...{ style: "currency", currency, signDisplay: isSigned ? "exceptZero" : "auto" },
    ...{ minimumFractionDigits: Number.isInteger(value) ? 0 : digits, maximumFractionDigits: digits },
  }).format(value);
}

/** A day of the journey, where it happens: no zone moves it. */
export function dayInWords(date: string): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return dateFormat(options).format(new Date(date));
}

/** From the first day to the last; in two dates, since browsers do not agree on how a span is written. */
export function span(startsOn: string, endsOn: string): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const format = dateFormat(options);
  return `${format.format(new Date(startsOn))} – ${format.format(new Date(endsOn))}`;
}

/** The day of an instant, as the house counts days: the page is rendered once, for readers in every zone. */
export function houseDate(at: string): string {
  const options = { dateStyle: "long", timeZone: "America/Sao_Paulo" } as const;
  return dateFormat(options).format(new Date(at));
}
