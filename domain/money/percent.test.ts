import { expect, test } from "vitest";
import { basisPointsToPercent, percentToBasisPoints } from "./percent.ts";

test.each([
  ["10", 1_000],
  ["10,5", 1_050],
  [" 2.05 ", 205],
  ["0", 0],
  ["100", 10_000],
  ["100,01", null],
  ["1,005", null],
  ["-1", null],
  ["dez", null],
  ["", null],
])("%j is %s basis points", (written, points) => {
  expect(percentToBasisPoints(written)).toBe(points);
});

test("what stands in a field is read back as it was", () => {
  for (const points of [0, 5, 10, 250, 1_050, 10_000]) {
    expect(percentToBasisPoints(basisPointsToPercent(points))).toBe(points);
  }
});
