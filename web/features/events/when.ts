import { dayWords, timeWords } from "#domain/events/when.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

type Times = { startsAt: string; endsAt: string; zone: string };

/** When an event is, by the clocks of its place: Quinta-feira, 19 de novembro de 2026, das 19h00 às 22h30. */
export function whenWords({ startsAt, endsAt, zone }: Times): string {
  const [start, end, locale] = [new Date(startsAt), new Date(endsAt), getLocale()];
  const day = dayWords(start, zone, locale);
  const from = timeWords(start, zone, locale);
  const lastDay = dayWords(end, zone, locale);
  const isLong = end.getTime() - start.getTime() > 86_400_000;
  if (isLong) return m.events_when_days({ day, lastDay });
  return m.events_when({ day, from, until: timeWords(end, zone, locale) });
}

/** A time by the clocks of a place. */
export function timeAt(at: string, zone: string): string {
  return timeWords(new Date(at), zone, getLocale());
}
