import type { StepKind } from "#domain/bookings/steps.ts";

const grave: readonly StepKind[] = ["decline", "cancel", "no_show", "withdraw"];

/** Whether a step ends what the other side counts on. */
export const isGrave = (kind: StepKind) => grave.includes(kind);

/** The step whose form stands open before anybody chose: never one that ends something, while there is another. */
export function firstStep(steps: readonly StepKind[]): StepKind | undefined {
  return steps.find((kind) => !isGrave(kind)) ?? steps[0];
}
