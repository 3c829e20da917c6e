import { dayAfter, nightsBetween } from "../zones.ts";

/** How long before a quarter ends somebody must have been told that they may fall, and how early they are told. */
const NOTICE_DAYS = 30;
const EARLIEST_NOTICE_DAYS = 35;

/** The last day of the quarter that a day belongs to. */
export function quarterEnd(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const next = Math.floor((month - 1) / 3) * 3 + 4;
  const first = next > 12 ? `${year + 1}-01-01` : `${year}-${String(next).padStart(2, "0")}-01`;
  return dayAfter(first, -1);
}

/** Whether a day is one on which people are told that they may fall at the quarter's end. */
export function isNoticeDay(day: string): boolean {
  const left = nightsBetween(day, quarterEnd(day));
  return left >= NOTICE_DAYS && left <= EARLIEST_NOTICE_DAYS;
}
