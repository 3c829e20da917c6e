import { remembered } from "./remembered.ts";

/** Making one takes far longer than using it, and there are no more places than hotels. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Of hundreds of stays in a few places each asks which day it is there now. */
const days = remembered(10_000, (question) => {
  const [instant = "", timeZone = ""] = question.split(" ");
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  formats.set(timeZone, format);
  return format.format(Number(instant));
});

/** The day an instant belongs to in a place, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  return days(`${instant.getTime()} ${timeZone}`);
}

/** In which column of a week that begins on Monday a day stands, from 1 to 7. */
export function columnOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}
