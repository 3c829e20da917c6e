import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { brandTones, contrast, READABLE } from "./brand-tones.ts";

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever colour an advisor has, what is written in it and on it can be read", () => {
  fc.assert(
    fc.property(colour, (given) => {
      const { surface, onSurface, text } = brandTones(given);
      expect(surface).toBe(given);
      expect(contrast(surface, onSurface)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(text, "#f7f3eb")).toBeGreaterThanOrEqual(READABLE);
    }),
    propertyRuns(2_000),
  );
});

test("a colour that can be read stays as it is; without one the house's is taken", () => {
  expect(brandTones("#1f3a5f").text).toBe("#1f3a5f");
  expect(brandTones("#ffe000").text).not.toBe("#ffe000");
  expect(brandTones(null).surface).toBe("#5b2a36");
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
