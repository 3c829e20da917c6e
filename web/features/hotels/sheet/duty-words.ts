import type { Contact, Programme } from "#domain/hotels/sheets.ts";
import { m } from "#messages/messages.js";
import { dateFormat } from "#web/locale/formats.ts";

const programmeNames: Record<Programme, () => string> = {
  house: () => "Lilamonde",
  virtuoso: () => "Virtuoso",
  serandipians: () => "Serandipians",
  traveller_made: () => "Traveller Made",
  amex_fhr: () => "Amex Fine Hotels + Resorts",
};

/** What a programme is called. */
export const programmeName = (programme: Programme): string => programmeNames[programme]();

/** The name of a day of the week, Monday is 1. */
export function dayName(day: number, weekday: "long" | "short" = "short"): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return dateFormat({ weekday, timeZone: "UTC" }).format(date).replace(".", "");
}

/** Days and hours in a line, days that follow each other as one stretch: "seg a sex, 09:00 às 18:00". */
export function dutyText({ days, from, until }: Pick<Contact, "days" | "from" | "until">): string {
  return m.sheet_duty({ days: stretches(days).map(stretchText).join(", "), from, until });
}

/** Days in their order, each run of days that follow each other as its first and last. */
export function stretches(days: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const current = found.at(-1);
    if (current && current[1] === day - 1) current[1] = day;
    else found.push([day, day]);
  }
  return found;
}

function stretchText([first, last]: [number, number]): string {
  if (first === last) return dayName(first);
  if (last === first + 1) return `${dayName(first)}, ${dayName(last)}`;
  return m.sheet_days({ first: dayName(first), last: dayName(last) });
}
