import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

/** Lets only a session on that used a second factor; who has none yet is refused as well, and sets one up first. */
export function requireSecondFactor({ hasUsedFactor }: Actor): void {
  if (!hasUsedFactor) throw refuse("second_factor_needed");
}
