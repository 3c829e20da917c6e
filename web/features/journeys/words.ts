import type { BlockKind } from "#domain/journeys/blocks.ts";
import { dateOfDay } from "#domain/journeys/days.ts";
import { kilobytes } from "#domain/journeys/weight.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { dateFormat, numberFormat } from "#web/locale/formats.ts";
/** An amount with its currency, as the reader writes it. */
export function money(amount: number, currency: Currency): string {
  const digits = currencyDigits[currency];
  const format = numberFormat({ style: "currency", currency, minimumFractionDigits: digits });
  return format.format(amount / 10 ** digits);
}

const at = (date: string) => new Date(`${date}T12:00:00Z`);

/** A day of a journey: dom., 4 de jul. */
export function shortDay(date: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return dateFormat(options).format(at(date));
}

/** A day of a journey in words: terça-feira, 6 de julho. */
export function longDay(startsOn: string, day: number): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return dateFormat(options).format(at(dateOfDay(startsOn, day)));
}

/** From when until when. */
export function dateRange({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(options).formatRange(at(startsOn), at(endsOn));
}

/** How long a stay lasts. */
export function nightsInWords(nights: number): string {
  return m.journeys_nights_count({ count: nights });
}

const kinds: Record<BlockKind, () => string> = {
  stay: m.journeys_kind_stay,
  experience: m.journeys_kind_experience,
  transfer: m.journeys_kind_transfer,
  flight: m.journeys_kind_flight,
  dining: m.journeys_kind_dining,
  note: m.journeys_kind_note,
};

/** What a kind of block is called. */
export function kindName(kind: BlockKind): string {
  return kinds[kind]();
}

/** How large something is, in whole kilobytes. */
export function sizeInWords(bytes: number): string {
  return numberFormat({ style: "unit", unit: "kilobyte" }).format(kilobytes(bytes));
}
