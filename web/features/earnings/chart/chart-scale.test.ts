import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { roundScale } from "./chart-scale.ts";

test("a scale has round steps and ends at or just above the largest", () => {
  expect(roundScale(19_040)).toEqual([0, 5_000, 10_000, 15_000, 20_000]);
  expect(roundScale(906)).toEqual([0, 250, 500, 750, 1_000]);
  expect(roundScale(400)).toEqual([0, 100, 200, 300, 400]);
  expect(roundScale(0)).toEqual([0, 0.25]);
});

test("whatever the largest, it fits, by less than a step, under four lines at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (largest) => {
      const scale = roundScale(largest);
      const [top, step] = [scale.at(-1)!, scale[1]!];
      expect(scale.length).toBeLessThanOrEqual(5);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top - largest).toBeLessThan(step);
    }),
    propertyRuns(200),
  );
});
