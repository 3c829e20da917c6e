import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { dayAfter } from "../zones.ts";
import { paceOf, quarterOf, standingOf } from "./pace.ts";

const quarter = { startsOn: "2026-10-01", endsOn: "2026-12-31" };

test("a quarter is three whole months, and its last day belongs to it", () => {
  expect(quarterOf("2026-11-16")).toEqual(quarter);
  expect(quarterOf("2028-02-29")).toEqual({ startsOn: "2028-01-01", endsOn: "2028-03-31" });
});

test("the pace never falls, is nothing before the beginning and everything at the end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: -20, max: 120 }), (target, at) => {
      const day = dayAfter(quarter.startsOn, at);
      const pace = paceOf(target, quarter, day);
      expect(pace).toBeLessThanOrEqual(paceOf(target, quarter, dayAfter(day, 1)));
      if (at < 0) expect(pace).toBe(0);
      if (at >= 91) expect(pace).toBe(target);
    }),
    propertyRuns(200),
  );
});

test.each([
  [10, 10, 4, "reached"],
  [4, 10, 4, "on_pace"],
  [3, 10, 4, "behind"],
] as const)("%d of %d at a pace of %d is %s", (value, target, pace, standing) => {
  expect(standingOf({ value, target, pace })).toBe(standing);
});
