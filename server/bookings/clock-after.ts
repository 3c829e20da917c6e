import type { BookingSide, BookingState } from "#domain/bookings/states.ts";
import type { BookingStep } from "#domain/bookings/steps.ts";
import { answerMinutes, dutyOf, startClock, stopClock, termsOf } from "./desk.ts";
import type { BookingRow } from "./queries.ts";

type After = { state: BookingState; waitsFor: BookingSide | null };
type Taken = { by: BookingSide; step: BookingStep; after: After; now: Date };

/** The clock of an answer after a step: a question stops it, its answer lets it go on, a new turn of the hotel's starts it. */
export function clockAfter(row: BookingRow, { by, step, after, now }: Taken) {
  if (["message", "note", "correct"].includes(step.kind)) return {};
  const duty = dutyOf(row);
  const { answerHours } = termsOf(row.contract_terms);
  if (step.kind === "reply") return startClock(duty, { now, answerHours, leftMs: row.left_ms ?? undefined });
  const isPause = step.kind === "ask";
  const isFirst = by === "hotel" && !isPause && row.answered_minutes === null && row.due_at !== null;
  const first = isFirst
    ? { answered_minutes: answerMinutes(duty, { dueAt: row.due_at!, answerHours, now }) }
    : {};
  if (after.waitsFor === "hotel") return { ...startClock(duty, { now, answerHours }), ...first };
  return { ...stopClock(duty, { dueAt: row.due_at, now, isPause }), ...first };
}
