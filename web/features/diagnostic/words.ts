import type { Localized } from "#domain/localized.ts";
import { getLocale } from "#messages/runtime.js";

/** What a text of a questionnaire says in the language being read. */
export function said(text: Localized): string {
  return text[getLocale()] || text.pt;
}

const tags = { pt: "pt-BR", en: "en-GB" } as const;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day in full: 16 de novembro de 2026. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat(tags[getLocale()], { dateStyle: "long", timeZone: "UTC" }).format(
    dateOf(day),
  );
}

/** A day in few characters: 20 nov. */
export function shortDay(day: string): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tags[getLocale()], options)
    .format(dateOf(day))
    .replace(/ de |\./g, " ")
    .trim();
}

/** The hour of an instant where the reader is. */
export function hourOf(instant: string): string {
  return new Intl.DateTimeFormat(tags[getLocale()], { timeStyle: "short" }).format(new Date(instant));
}
