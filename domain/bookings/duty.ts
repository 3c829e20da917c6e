import { dayAfter, instantIn, wallClock } from "../zones.ts";

/** When a reservations desk is there: days of the week (Monday is 1) with hours of the hotel's zone. */
export type DutyHours = readonly { days: readonly number[]; from: string; until: string }[];
export type Duty = { hours: DutyHours; timeZone: string };

/** The hours of a desk that has named none. */
export const usualHours: DutyHours = [{ days: [1, 2, 3, 4, 5], from: "09:00", until: "18:00" }];

/** Past this many days a clock no longer looks for hours on duty. */
const FAR_DAYS = 3_660;

type Span = { from: number; until: number };

/** How long a desk was on duty between two instants, in milliseconds. */
export function dutyBetween(duty: Duty, from: Date, until: Date): number {
  if (until <= from) return 0;
  let sum = 0;
  const last = wallClock(duty.timeZone, until).day;
  for (let day = wallClock(duty.timeZone, from).day; day <= last; day = dayAfter(day, 1)) {
    for (const span of spansOf(duty, day)) sum += overlap(span, from.getTime(), until.getTime());
  }
  return sum;
}

/** The instant at which a desk has been on duty for so long since another. */
export function afterDuty(duty: Duty, from: Date, spanMs: number): Date {
  if (spanMs <= 0) return from;
  let left = spanMs;
  let day = wallClock(duty.timeZone, from).day;
  for (let count = 0; count < FAR_DAYS; count++, day = dayAfter(day, 1)) {
    for (const span of spansOf(duty, day)) {
      const begins = Math.max(span.from, from.getTime());
      const here = Math.max(0, span.until - begins);
      if (here >= left) return new Date(begins + left);
      left -= here;
    }
  }
  return instantIn(duty.timeZone, day, "00:00");
}

/** The hours of one day as instants, in their order; hours of two people that overlap are one. */
function spansOf({ hours, timeZone }: Duty, day: string): Span[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const named = (hours.length > 0 ? hours : usualHours).filter(({ days }) => days.includes(weekday));
  const spans: Span[] = [];
  for (const { from, until } of [...named].sort((a, b) => a.from.localeCompare(b.from))) {
    const last = spans.at(-1);
    const next = {
      from: instantIn(timeZone, day, from).getTime(),
      until: instantIn(timeZone, day, until).getTime(),
    };
    if (last && next.from <= last.until) last.until = Math.max(last.until, next.until);
    else if (next.until > next.from) spans.push(next);
  }
  return spans;
}

function overlap(span: Span, from: number, until: number): number {
  return Math.max(0, Math.min(span.until, until) - Math.max(span.from, from));
}
