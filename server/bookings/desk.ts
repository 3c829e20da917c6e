import { afterDuty, type Duty, dutyBetween } from "#domain/bookings/duty.ts";
import { ContractTerms } from "#domain/hotels/contracts.ts";
import { HotelSheet } from "#domain/hotels/sheets.ts";
import type { Language } from "#domain/text.ts";

const HOUR_MS = 3_600_000;

/** The hours of a hotel's desk, from whoever is on duty there. */
export function dutyOf({ sheet, time_zone: timeZone }: { sheet: unknown; time_zone: string }): Duty {
  return { timeZone, hours: contactsOf(sheet) };
}

/** Who is on duty at a hotel. */
export function contactsOf(sheet: unknown): HotelSheet["contacts"] {
  return sheet ? HotelSheet.parse(sheet).contacts : [];
}

/** Where a desk is written to in Portuguese; nobody there has told us otherwise. */
const PORTUGUESE = ["BR", "PT"];

/** In which language the desk of a hotel is written to; what a member offers is at home. */
export function deskLanguage(country: string | null): Language {
  return country === null || PORTUGUESE.includes(country) ? "pt" : "en";
}

export function termsOf(terms: unknown): ContractTerms {
  return ContractTerms.parse(terms);
}

/** A clock that begins to run: when half and all of it will be over, given what is left of the whole. */
export function startClock(duty: Duty, { now, answerHours, leftMs }: ClockStart) {
  const whole = answerHours * HOUR_MS;
  const left = leftMs ?? whole;
  const half = left - whole / 2;
  return {
    due_at: afterDuty(duty, now, left),
    half_at: half > 0 ? afterDuty(duty, now, half) : null,
    left_ms: null,
    half_told_at: null,
    late_at: null,
  };
}
type ClockStart = { now: Date; answerHours: number; leftMs?: number | undefined };

/** A clock at rest; what is left of it is kept where it will go on. */
export function stopClock(duty: Duty, { dueAt, now, isPause }: ClockStop) {
  const left = dueAt && isPause ? dutyBetween(duty, now, dueAt) : null;
  return { due_at: null, half_at: null, half_told_at: null, late_at: null, left_ms: left };
}
type ClockStop = { dueAt: Date | null; now: Date; isPause: boolean };

/** Hours on duty that an answer took, in minutes: what was used of the whole, and what came after it. */
export function answerMinutes(
  duty: Duty,
  { dueAt, answerHours, now }: { dueAt: Date; answerHours: number; now: Date },
): number {
  const used = answerHours * HOUR_MS - dutyBetween(duty, now, dueAt) + dutyBetween(duty, dueAt, now);
  return Math.max(0, Math.round(used / 60_000));
}
