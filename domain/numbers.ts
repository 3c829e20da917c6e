import { z } from "zod";

/** The largest whole number that a column of ours keeps. */
const MAX_INTEGER = 2_147_483_647;

/** A whole number of a request; the bounds are said, since a column has some too. */
export function whole({ min = 0, max = MAX_INTEGER }: { min?: number; max?: number } = {}) {
  return z.number().int().min(min).max(max);
}

/** The version an edit was made on; 0 for what does not exist yet. */
export const Version = whole();

/** An amount of money in minor units, up to ten billion of the major one: exact in JSON and in a bigint column. */
export const MinorUnits = whole({ max: 1_000_000_000_000 });

/** What amounts add up to: however much that is, it can be said. No request takes one. */
export const SummedUnits = z.number().min(0);
