import { expect, test } from "vitest";
import { tierRank } from "./tier-badge.tsx";

test("the five tiers have a rank whatever their case, any other name has none", () => {
  expect(["Purple", "silver", "GOLD", "Platinum", "elite", "Membro"].map(tierRank)).toEqual([
    1, 2, 3, 4, 5, 0,
  ]);
});
