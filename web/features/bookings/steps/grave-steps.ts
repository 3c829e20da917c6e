import type { StepKind } from "#domain/bookings/steps.ts";

const grave: readonly StepKind[] = ["decline", "cancel", "no_show", "withdraw"];

/** Whether a step ends what the other side counts on. */
export const isGrave = (kind: StepKind) => grave.includes(kind);

/**
 * The step whose form stands open before anybody chose: never one that ends something, while there is another, and while
 * the other side is waited for a message rather than a step against what one asked oneself.
 */
export function firstStep(steps: readonly StepKind[], isTurn: boolean): StepKind | undefined {
  if (!isTurn && steps.includes("message")) return "message";
  return steps.find((kind) => !isGrave(kind)) ?? steps[0];
}
