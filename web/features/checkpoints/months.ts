import { columnOf } from "#domain/days.ts";
import { dayAfter } from "#domain/zones.ts";

/** The first and the last day of a month, `2027-02`. */
export function monthSpan(month: string): { from: string; until: string } {
  const from = `${month}-01`;
  return { from, until: dayAfter(`${monthAfter(month, 1)}-01`, -1) };
}

/** The month so many further on, or back. */
export function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 15)).toISOString().slice(0, 7);
}

/** Every day from one to another. */
export function daysBetween({ from, until }: { from: string; until: string }): string[] {
  const days = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** The Monday that comes next after a day. */
export function nextMonday(day: string): string {
  return dayAfter(day, 8 - columnOf(day));
}
