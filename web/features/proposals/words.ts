import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import { placesInWords } from "#domain/journeys/where.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
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

/** From the first day to the last, each month and year said once; in our words, since browsers do not agree on a span's. */
export function span(startsOn: string, endsOn: string): string {
  const [start, end] = [new Date(startsOn), new Date(endsOn)];
  const isSameYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  const isSameMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7);
  const day = { day: "numeric", timeZone: "UTC" } as const;
  const month = { ...day, month: "long" } as const;
  const whole = { ...month, year: "numeric" } as const;
  const from = dateFormat(isSameMonth ? day : isSameYear ? month : whole).format(start);
  const to = dateFormat(whole).format(end);
  return startsOn === endsOn ? to : m.proposals_span({ from, to });
}

/** Where the nights are spent, in their order, each place once; of a hotel, in the reader's language. */
export function stayPlaces({ options }: Pick<JourneySnapshot, "options">): string {
  const blocks = options[0]?.days.flatMap((day) => day.blocks) ?? [];
  const places = blocks
    .filter(({ kind }) => kind === "stay")
    .map(({ hotel, place }) => (hotel ? said(hotel.place) : place));
  return placesInWords(places);
}

/** The day of an instant, as the house counts days: the page is rendered once, for readers in every zone. */
export function houseDate(at: string): string {
  const options = { dateStyle: "long", timeZone: "America/Sao_Paulo" } as const;
  return dateFormat(options).format(new Date(at));
}
