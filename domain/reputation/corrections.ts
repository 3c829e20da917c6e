import type { ErrorCode } from "../errors.ts";
import { dayAfter } from "../zones.ts";

type Corrected = { kind: string; points: number; corrected: number; isExpired: boolean };

/** Why an entry cannot be made to count so many points, or null: only what a rule gave or was brought along can, while it lives. */
export function correctionBlocker(entry: Corrected, to: number): ErrorCode | null {
  if (entry.kind === "correction") return "correction_of_correction";
  if (entry.kind === "expiry" || entry.isExpired) return "entry_over";
  return entry.points + entry.corrected === to ? "nothing_corrected" : null;
}

const ANSWER_DAYS = 3;

/** The day by which an appeal is answered: the third working day after it. */
export function answerBy(today: string): string {
  let day = today;
  for (let left = ANSWER_DAYS; left > 0; ) {
    day = dayAfter(day, 1);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return day;
}
