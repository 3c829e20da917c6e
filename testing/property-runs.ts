/**
 * How a property is tried: the same cases every time, so that a run means the same everywhere. `PROPERTY_SEED=$RANDOM`
 * looks further.
 */
export function propertyRuns(numRuns: number): { numRuns: number; seed: number } {
  return { numRuns, seed: Number(process.env.PROPERTY_SEED ?? 20_261_115) };
}
