import { expect, test } from "vitest";
import { scaleEnd, strokes } from "./trend-shape.ts";

test.each([
  [0, 4],
  [4, 4],
  [5, 5],
  [17, 20],
  [41, 50],
  [100, 100],
  [999, 1_000],
])("a scale that holds %i ends at %i", (most, end) => {
  expect(scaleEnd(most)).toBe(end);
});

test("a line goes from edge to edge, the most at the top, and breaks where nothing is known", () => {
  expect(strokes([0, 4, null, 2], 4)).toEqual(["34.0,106.0 126.7,14.0", "312.0,60.0"]);
  expect(strokes([null, null], 4)).toEqual([]);
});
