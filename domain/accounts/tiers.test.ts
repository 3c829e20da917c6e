import { expect, test } from "vitest";
import { houseTiers, tierFor } from "./tiers.ts";

test.each([
  [0, "purple", "silver"],
  [199, "purple", "silver"],
  [200, "silver", "gold"],
  [1_499, "gold", "platinum"],
  [3_000, "elite", null],
  [-5, "purple", "silver"],
])("%i points are %s, and next comes %s", (score, tier, next) => {
  const found = tierFor(houseTiers, score);
  expect(found.tier.name).toBe(tier);
  expect(found.next?.name ?? null).toBe(next);
});
