/** Fewer people than this are never compared with: their median would tell on them. */
const MIN_PEOPLE = 5;
/** Fewer cases than this are no pattern. */
export const MIN_CASES = 5;

export type GroupMedian = { people: number; median: number };

/** The middle of some numbers; of an even count the mean of both in the middle. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The middle of a group, one number for each person; nothing under five people. */
export function groupMedian(values: readonly number[]): GroupMedian | null {
  if (values.length < MIN_PEOPLE) return null;
  return { people: values.length, median: medianOf(values)! };
}

export const confidences = ["low", "medium", "high"] as const;
export type Confidence = (typeof confidences)[number];

/** How sure a comparison is, by how many cases it stands on; under five there is none. */
export function confidenceOf(cases: number): Confidence | null {
  if (cases < MIN_CASES) return null;
  return cases >= 20 ? "high" : cases >= 10 ? "medium" : "low";
}
