import { dayAfter, nightsBetween } from "../zones.ts";

/** The most nights that are booked at once. */
export const MAX_NIGHTS = 366;
/** The most days that one price pays for, where it is not a night's. */
export const DAYS_AT_ONCE = 31;
/** How far ahead anything is booked, and how far back what was made elsewhere may have begun, in days. */
const MAX_DAYS_AHEAD = 3 * 366;
const MAX_DAYS_BACK = 366;

type Span = { from: string; until: string };

/** Whether days are more than anybody books: too many of them, or too far ahead. */
export function spanFault({ from, until }: Span, today: string): "too_long" | "too_far_ahead" | null {
  if (from > dayAfter(today, MAX_DAYS_AHEAD)) return "too_far_ahead";
  return nightsBetween(from, until) > MAX_NIGHTS ? "too_long" : null;
}

/** Whether a day lies so far back that nothing is told of it any more. */
export function isLongAgo(day: string, today: string): boolean {
  return day < dayAfter(today, -MAX_DAYS_BACK);
}
