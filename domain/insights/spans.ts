import { dayAfter } from "../zones.ts";

const HOUR_MS = 3_600_000;

/** Whole hours from one instant to another. */
export function hoursBetween(from: Date, until: Date): number {
  return Math.floor((until.getTime() - from.getTime()) / HOUR_MS);
}

/** Whole days from one instant to another. */
export function daysSince(from: Date, until: Date): number {
  return Math.floor(hoursBetween(from, until) / 24);
}

/** The day a year before. */
export function yearBefore(day: string): string {
  return dayAfter(day, -365);
}

/** The month so many months after that of a day. */
export function monthAfter(day: string, months: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}
