import type { CostlyDate } from "#domain/bookings/dates.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMomentIn } from "#web/locale/format.ts";

type Moment = Pick<CostlyDate, "at" | "hotel" | "kind">;

/** When: a commission by its day, what a hotel waits for on its clock; what a member offers has the reader's alone. */
export function momentOf({ at, hotel, kind }: Moment, locale?: Language): string {
  if (kind === "commission") return formatCalendarDay(houseDay(new Date(at)), locale);
  if (hotel.id === null) return formatMomentIn(at, undefined, locale);
  const there = formatMomentIn(at, hotel.timeZone, locale);
  return m.bookings_dates_there({ there, place: hotel.name }, { locale });
}
