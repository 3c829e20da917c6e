import type { CostlyDate } from "#domain/bookings/dates.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { formatMomentIn } from "#web/locale/format.ts";

/** When, on the hotel's clock; what a member offers has the reader's alone. */
export function momentOf({ at, hotel }: Pick<CostlyDate, "at" | "hotel">, locale?: Language): string {
  if (hotel.id === null) return formatMomentIn(at, undefined, locale);
  const there = formatMomentIn(at, hotel.timeZone, locale);
  return m.bookings_dates_there({ there, place: hotel.name }, { locale });
}
