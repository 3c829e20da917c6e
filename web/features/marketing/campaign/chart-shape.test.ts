import { expect, test } from "vitest";
import { chartShape } from "./chart-shape.ts";

const frame = { width: 340, height: 168, left: 26, right: 8 };
const day = (at: number, clicks: number) => ({ day: `2026-03-0${at}`, clicks, leads: 0, bookings: 0 });

test.each([
  [0, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4, 6]],
  [31, [0, 20, 40, 60]],
  [140, [0, 50, 100, 150]],
])("with %i openings at most the scale has round steps that hold them", (most, steps) => {
  expect(chartShape([day(1, 0), day(2, most)], frame).steps.map(({ value }) => value)).toEqual(steps);
});

test("the line goes from edge to edge and stays between the top and the base", () => {
  const { points, base, left, right } = chartShape([day(1, 3), day(2, 0), day(3, 9)], frame);
  expect([points[0]!.x, points.at(-1)!.x]).toEqual([left, right]);
  expect(points[1]!.y).toBe(base);
  for (const { y } of points) expect(y).toBeGreaterThanOrEqual(40);
});

test("a single day stands in the middle", () => {
  expect(chartShape([day(1, 2)], frame).line).toMatch(/^179,/);
});
