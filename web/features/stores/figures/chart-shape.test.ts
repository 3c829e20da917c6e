import { expect, test } from "vitest";
import { chartShape } from "./chart-shape.ts";

test("bars stand on the base within the frame, and the scale ends above the tallest", () => {
  const days = [0, 3, 14].map((views, at) => ({ day: `2026-03-0${at + 1}`, views }));
  const { bars, steps, base } = chartShape(days, { width: 300, height: 120, left: 30, foot: 20 });
  expect(steps.map(({ value }) => value)).toEqual([0, 5, 10, 15]);
  for (const { x, y, width, height } of bars) {
    expect(y + height).toBeCloseTo(base, 0);
    expect(x).toBeGreaterThanOrEqual(30);
    expect(x + width).toBeLessThanOrEqual(300);
  }
  expect(bars[0]!.height).toBe(0);
});
