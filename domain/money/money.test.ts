import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { allocate, basisPoints, convert, sumByCurrency, timesRate } from "./money.ts";

test.each([
  [1_000, "0.1", 100],
  [5, "0.5", 2],
  [15, "0.1", 2],
  [25, "0.1", 2],
  [35, "0.1", 4],
  [-25, "0.1", -2],
  [999_999_999_999, "0.12", 120_000_000_000],
] as const)("%d times %s is %d, half to even", (amount, rate, expected) => {
  expect(timesRate(amount, rate)).toBe(expected);
});

test("a tenth of a percent is ten basis points, rounded once", () => {
  expect(basisPoints(123_456, 1_200)).toBe(14_815);
  expect(basisPoints(50, 100)).toBe(0);
  expect(basisPoints(150, 100)).toBe(2);
});

test("converting honours the minor digits of both currencies", () => {
  expect(convert({ amount: 10_000, currency: "EUR" }, { to: "BRL", rate: "6.1234" })).toEqual({
    amount: 61_234,
    currency: "BRL",
  });
  expect(convert({ amount: 10_000, currency: "USD" }, { to: "JPY", rate: "150.255" }).amount).toBe(15_026);
  expect(convert({ amount: 15_026, currency: "JPY" }, { to: "USD", rate: "0.00665" }).amount).toBe(9_992);
});

test("currencies are summed side by side", () => {
  const sums = sumByCurrency([
    { amount: 5, currency: "EUR" },
    { amount: 7, currency: "USD" },
    { amount: -2, currency: "EUR" },
  ]);
  expect(sums).toEqual({ EUR: 3, USD: 7 });
});

test("a split neither loses nor makes a cent, and nobody is a cent away from their share", () => {
  const shares = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 0, maxLength: 6 }).map((cuts) => {
    const sorted = [0, ...cuts.sort((a, b) => a - b), 10_000];
    return sorted.slice(1).map((cut, index) => cut - sorted[index]!);
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), shares, (amount, points) => {
      const parts = allocate(amount, points);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (amount * points[index]!) / 10_000)).toBeLessThanOrEqual(1);
      }
    }),
    propertyRuns(300),
  );
});
