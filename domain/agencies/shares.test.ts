import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { sharesOf, WHOLE_POINTS } from "./shares.ts";

const people = { sellerId: "seller", ownerId: "owner" };

test("who sells alone, or owns the agency, keeps all", () => {
  const all = [{ payeeId: "seller", points: WHOLE_POINTS }];
  expect(sharesOf({ sellerId: "seller", ownerId: null, points: 7_000 })).toEqual(all);
  expect(sharesOf({ sellerId: "seller", ownerId: "seller", points: 7_000 })).toEqual(all);
});

test("shares are always the whole, and nobody has a share of nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WHOLE_POINTS }), (points) => {
      const shares = sharesOf({ ...people, points });
      expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(WHOLE_POINTS);
      expect(shares.every((share) => share.points > 0)).toBe(true);
      expect(shares.find(({ payeeId }) => payeeId === "seller")?.points ?? 0).toBe(points);
    }),
    propertyRuns(200),
  );
});
