import { z } from "zod";
import { houseTiers } from "../accounts/tiers.ts";
import { whole } from "../numbers.ts";

export const tierNames = houseTiers.map(({ name }) => name) as [TierName, ...TierName[]];
export type TierName = (typeof houseTiers)[number]["name"];

/** What a tier may ask for; a first ladder asks for points alone (loop: ladder). */
export const criteria = ["score", "hotels", "trainings", "onTime"] as const;
export type Criterion = (typeof criteria)[number];

/** One step: the points, the hotels sold in twelve months, the valid trainings and the checkpoints on time in percent that it asks. */
export const Step = z.strictObject({
  name: z.enum(tierNames),
  score: whole({ max: 1_000_000 }),
  hotels: whole({ max: 1_000 }),
  trainings: whole({ max: 100 }),
  onTime: whole({ max: 100 }),
});
export type Step = z.infer<typeof Step>;

/** What a person has of each; nothing done yet on time or late is no value. */
export type Values = { score: number; hotels: number; trainings: number; onTime: number | null };

/** What keeps a ladder from being one, or null: five tiers, the first asks nothing, no later one asks less. */
export function ladderBlocker(steps: readonly Step[]) {
  const [first] = steps;
  if (first?.name !== "purple" || criteria.some((criterion) => first[criterion] !== 0))
    return "ladder_first_step";
  const isWhole =
    steps.length === tierNames.length && tierNames.every((name, at) => steps[at]?.name === name);
  if (!isWhole) return "ladder_incomplete";
  const isRising = steps.slice(1).every((step, at) => {
    const before = steps[at]!;
    return step.score > before.score && criteria.every((criterion) => step[criterion] >= before[criterion]);
  });
  return isRising ? null : "ladder_out_of_order";
}

/** Which of its criteria a step is still wanting, with how much. */
export function missingTo(step: Step, values: Values): { criterion: Criterion; missing: number }[] {
  return criteria.flatMap((criterion) => {
    const missing = step[criterion] - (values[criterion] ?? 0);
    return missing > 0 ? [{ criterion, missing }] : [];
  });
}

/** The place on the ladder whose every criterion, and those of all below it, are met. */
export function reachedPlace(steps: readonly Step[], values: Values): number {
  const short = steps.findIndex((step) => missingTo(step, values).length > 0);
  // The first step asks nothing; a score below zero still stands on it.
  return Math.max(0, (short === -1 ? steps.length : short) - 1);
}

/** A tier is kept from nine tenths of what it asks on; what has no value is not held against anybody. */
export function keepsStep(step: Step, values: Values): boolean {
  return criteria.every((criterion) => {
    const value = values[criterion];
    return value === null || step[criterion] === 0 || value * 10 >= step[criterion] * 9;
  });
}

/** What a tier is kept from on, in points. */
export function keptFrom(score: number): number {
  return Math.ceil((score * 9) / 10);
}
