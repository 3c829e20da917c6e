import type { ContractTerms } from "../hotels/contracts.ts";
import { houseDay } from "../site/views.ts";
import { dayAfter, nightsBetween } from "../zones.ts";
import { type CommissionState, isAwaited } from "./states.ts";

/** The day on which a commission is due by the contract: so long after check-out, or after the end of its month. */
export function dueOn({ from, days }: ContractTerms["due"], checkOut: string): string {
  return dayAfter(from === "checkout" ? checkOut : lastOfMonth(checkOut), days);
}

function lastOfMonth(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** How many days a commission is late, by São Paulo's days; none while it is not due or no longer awaited. */
export function daysLate(
  { state, dueOn: due }: { state: CommissionState; dueOn: string },
  today: string,
): number {
  return isAwaited(state) ? Math.max(0, nightsBetween(due, today)) : 0;
}

/** The moment that stands for a bank's day: now where that is today, else its noon, which is that day everywhere. */
export function momentOf(day: string, now: Date): Date {
  return day === houseDay(now) ? now : new Date(`${day}T12:00:00Z`);
}
