import { MIN_CASES } from "./statistics.ts";

/** Of the cards that somebody decided on, the share that was acted on; under five decisions there is none. */
export function precisionOf({ acted, dismissed }: { acted: number; dismissed: number }): number | null {
  const decided = acted + dismissed;
  return decided < MIN_CASES ? null : acted / decided;
}
