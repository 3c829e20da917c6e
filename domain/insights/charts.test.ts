import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFigures } from "#testing/any-figures.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { Chart, Heads, spans } from "./chart.ts";
import { keptShare, rangeOf } from "./charts/forecast.ts";
import { chartsOf } from "./charts.ts";
import { ago, figuresOf, journeyOf, owedOf } from "./testing/figures.ts";

test("every drawing has its table, whole rows in both languages, and figures that can be drawn", () => {
  fc.assert(
    fc.property(anyFigures, fc.constantFrom(...spans), (figures, span) => {
      const { heads, charts } = chartsOf(figures, span);
      expect(Heads.safeParse(heads).error).toBeUndefined();
      for (const chart of charts) {
        expect(Chart.safeParse(chart).error).toBeUndefined();
        for (const row of chart.table.rows) expect(row).toHaveLength(chart.table.columns.length);
        expect(JSON.stringify(chart)).not.toMatch(/NaN|undefined|Infinity/);
      }
    }),
    propertyRuns(80),
  );
});

test("however much is open, what it adds up to can be said", () => {
  const dearest = { currency: "BRL", worth: 1_000_000_000_000 } as const;
  const journeys = [1, 2, 3].map((n) => journeyOf(n, dearest));
  const { heads } = chartsOf(figuresOf({ journeys }), "all");
  expect(Heads.parse(heads).pipeline.sums).toEqual([{ amount: 3_000_000_000_000, currency: "BRL" }]);
});

test("currencies are never added: each forecast is the sum of its own commissions at most", () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      for (const { currency, amount, low, high } of chartsOf(figures, "all").heads.forecast) {
        const all = figures.owed
          .filter((row) => row.currency === currency)
          .reduce((sum, row) => sum + row.amount, 0);
        expect(low).toBeLessThanOrEqual(amount);
        expect(amount).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(all);
      }
    }),
    propertyRuns(80),
  );
});

test("what is confirmed is certain; what is expected counts by the share that is usually kept", () => {
  const history = [1, 2, 3].map((n) => owedOf(n, { state: "paid" })).concat(owedOf(4, { state: "void" }));
  expect(keptShare(history)).toBeCloseTo(4 / 6);
  expect(rangeOf([owedOf(5, { state: "confirmed" })], 0.5)).toEqual({
    amount: 30_000,
    low: 30_000,
    high: 30_000,
  });
  expect(rangeOf([owedOf(5)], 0.5)).toEqual({ amount: 15_000, low: 0, high: 30_000 });
});

test("under five proposals no conversion is said, and a group's middle only where there is one", () => {
  const of = (count: number) =>
    chartsOf(
      figuresOf({
        journeys: Array.from({ length: count }, (_, n) => journeyOf(n, { firstPublishedAt: ago(5) })),
      }),
      "365",
    );
  expect(of(4).heads.conversion).toBeNull();
  expect(of(5).heads.conversion).toEqual({ share: 0, sent: 5, taken: 0, group: null });
});
