import type { TrainingState } from "#domain/trainings/states.ts";
import type { ContentFault, Taker } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";

type Named = { label: () => string; tone: "neutral" | "ok" | "warn" };

export const stateNames: Record<TrainingState, Named> = {
  draft: { label: m.trainings_state_draft, tone: "warn" },
  published: { label: m.trainings_state_published, tone: "ok" },
  retired: { label: m.trainings_state_retired, tone: "neutral" },
};

export const takerNames: Record<Taker["state"], Named> = {
  reading: { label: m.trainings_taker_reading, tone: "neutral" },
  failed: { label: m.trainings_taker_failed, tone: "warn" },
  passed: { label: m.trainings_taker_passed, tone: "ok" },
};

const faultNames: Record<ContentFault["fault"], (place: { at: string }) => string> = {
  words_missing: m.trainings_fault_words,
  lessons_missing: m.trainings_fault_lessons,
  questions_few: m.trainings_fault_questions,
  options_few: m.trainings_fault_options,
  right_missing: m.trainings_fault_right,
  key_twice: m.trainings_fault_twice,
};

/** What a training lacks, in words with its place. */
export function faultWords({ fault, at }: ContentFault): string {
  const [part, number] = at.split(".");
  const place =
    part === "lessons"
      ? m.trainings_place_lesson({ number: number ?? "" })
      : part === "questions"
        ? m.trainings_place_question({ number: number ?? "" })
        : m.trainings_place_top();
  return faultNames[fault]({ at: place });
}
