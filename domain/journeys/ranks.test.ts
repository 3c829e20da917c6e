import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { Rank, rankBetween, ranksAfter } from "./ranks.ts";

test("wherever blocks are put, each stands between its neighbours, and every place can be kept", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 60 }), (places) => {
      const ranks: string[] = [];
      for (const share of places) {
        const index = Math.floor(share * (ranks.length + 1));
        const rank = rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null);
        expect(Rank.safeParse(rank).success).toBe(true);
        ranks.splice(index, 0, rank);
      }
      expect(ranks).toEqual([...new Set(ranks)].sort());
    }),
    propertyRuns(200),
  );
});

test("two thousand blocks one after the other keep short places", () => {
  const ranks = ranksAfter(null, 2_000);
  expect(ranks).toEqual([...new Set(ranks)].sort());
  expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThan(60);
});
