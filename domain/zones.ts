import { remembered } from "./remembered.ts";

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const made = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23", ...digits },
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
  });
  formats.set(timeZone, made);
  return made;
}

/** How far the clocks of a place are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  // "03/02/2026, 12:00:00", read whole: its parts one by one take three times as long.
  const shown = formatOf(timeZone).format(instant).match(/\d+/g) ?? [];
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = shown.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}

/** A list of stays asks for the ends of the same few days over and over, and each costs two looks at the zone. */
const instants = remembered(10_000, (question) => {
  const [wall = "", timeZone = ""] = question.split(" ");
  const shown = Date.parse(wall);
  const first = shown - offsetAt(timeZone, shown);
  return shown - offsetAt(timeZone, first);
});

/** Whether the world knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** The instant at which the clocks of a place show a day and a time; one that they skip is the next they show. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  return new Date(instants(`${day}T${time}:00Z ${timeZone}`));
}

/** What the clocks of a place show at an instant: the day, and the time in hours and minutes. */
export function wallClock(timeZone: string, instant: Date): { day: string; time: string } {
  const shown = new Date(instant.getTime() + offsetAt(timeZone, instant.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many nights lie between two days. */
export function nightsBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}
