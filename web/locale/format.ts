import type { Count } from "#domain/list/list.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Language } from "#domain/text.ts";
import { dateFormat, numberFormat } from "./formats.ts";

/** A number with the separators of the reader's language. */
export function formatNumber(value: number): string {
  return numberFormat().format(value);
}

/** A day in words, as it is in the house: 12 de novembro de 2026. Server and reader say the same at every hour. */
export function formatLongDate(at: string | Date): string {
  return dateFormat({ dateStyle: "long", timeZone: "America/Sao_Paulo" }).format(new Date(at));
}

/** A day in few characters, for lists: 12 de nov. de 2026. */
export function formatDate(at: string | Date): string {
  return dateFormat({ dateStyle: "medium" }).format(new Date(at));
}

/** A day and the minute of it, for lists. */
export function formatDateTime(at: string | Date): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return dateFormat(options).format(new Date(at));
}

/** A day of this year with its weekday, as a sentence begins: Segunda-feira, 16 de novembro. */
export function formatDay(at: Date): string {
  const options = { weekday: "long", day: "numeric", month: "long" } as const;
  const day = dateFormat(options).format(at);
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** A moment of this year: 14 de novembro às 16:22. */
export function formatMoment(at: string | Date): string {
  const options = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  // The hour stands on the line of the word before it.
  return dateFormat(options)
    .format(new Date(at))
    .replace(/ (?=\S+$)/, "\u00a0");
}

/** How many there are; beyond what is counted, with a plus. */
export function formatCount({ value, isMore }: Count): string {
  return `${formatNumber(value)}${isMore ? "+" : ""}`;
}

/** A day of a calendar, which is the same day everywhere: 12 de nov. de 2026. */
export function formatCalendarDay(day: string, language?: Language): string {
  const options = { dateStyle: "medium", timeZone: "UTC" } as const;
  return dateFormat(options, language).format(new Date(`${day}T00:00:00Z`));
}

/** A month of a calendar in words: março de 2026. */
export function formatMonth(month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(options).format(new Date(`${month}-01T00:00:00Z`));
}

/** A rate in basis points, as people read it: 12,5%. */
export function formatRate(points: number): string {
  return numberFormat({ style: "percent", maximumFractionDigits: 2 }).format(points / 10_000);
}

/** An amount in minor units with its currency, as the reader writes it. */
export function formatMoney(amount: number, currency: Currency): string {
  const digits = currencyDigits[currency];
  const options = { style: "currency", currency, minimumFractionDigits: digits } as const;
  return numberFormat(options).format(amount / 10 ** digits);
}

/** From one day of a calendar to another: 6 – 9 de jul. de 2027. */
export function formatCalendarDays(from: string, until: string, language?: Language): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  // The server writes thin spaces around the dash, browsers usual ones: a page that is taken over must read the same.
  return dateFormat(options, language).formatRange(at(from), at(until)).replaceAll("\u2009", " ");
}

/** A moment by the clocks of a place; of the reader's own without one. */
export function formatMomentIn(at: string | Date, timeZone?: string, language?: Language): string {
  const options = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return dateFormat({ ...options, ...(timeZone && { timeZone }) }, language).format(new Date(at));
}

/** A size in the unit that suits it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
