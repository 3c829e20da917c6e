import { dayWithin, dayWords, lastsDays, timeWords } from "#domain/events/when.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

type Times = { startsAt: string; endsAt: string; zone: string };

/** When an event is, by the clocks of its place: Quinta-feira, 19 de novembro de 2026, das 19h00 às 22h30. */
export function whenWords({ startsAt, endsAt, zone }: Times): string {
  const [start, end, locale] = [new Date(startsAt), new Date(endsAt), getLocale()];
  if (lastsDays(start, end)) {
    const [day, lastDay] = [dayWithin(start, zone, locale), dayWithin(end, zone, locale)];
    return m.events_when_days({ day, lastDay });
  }
  const [from, until] = [timeWords(start, zone, locale), timeWords(end, zone, locale)];
  return m.events_when({ day: dayWords(start, zone, locale), from, until });
}

/** A time by the clocks of a place. */
export function timeAt(at: string, zone: string): string {
  return timeWords(new Date(at), zone, getLocale());
}
