/** The ladder as it stands before an administrator edits it (product: tiers). */
export const houseTiers = [
  { name: "purple", score: 0 },
  { name: "silver", score: 200 },
  { name: "gold", score: 600 },
  { name: "platinum", score: 1_500 },
  { name: "elite", score: 3_000 },
] as const;

type Tier = { name: string; score: number };

/** The tier a score has reached, and what the next one asks; null at the top. */
export function tierFor<T extends Tier>(tiers: readonly T[], score: number): { tier: T; next: T | null } {
  const ladder = tiers.toSorted((a, b) => a.score - b.score);
  const reached = ladder.findLastIndex((tier) => tier.score <= score);
  const tier = ladder[Math.max(0, reached)];
  if (!tier) throw new RangeError("a ladder has at least one tier");
  return { tier, next: ladder[Math.max(0, reached) + 1] ?? null };
}
