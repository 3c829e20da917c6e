import { expect, test } from "vitest";
import { cropSide, firstCrop, moveCrop, zoomCrop } from "./crop.ts";

const size = { width: 1_200, height: 800 };

test("the first cut is the largest square in the middle", () => {
  expect(firstCrop(size)).toEqual({ zoom: 1, x: 600, y: 400 });
  expect(cropSide(size, 1)).toBe(800);
});

test.each([
  [
    { x: 50, y: 0 },
    { x: 650, y: 400 },
  ],
  [
    { x: 9_999, y: 9_999 },
    { x: 800, y: 400 },
  ],
  [
    { x: -9_999, y: -9_999 },
    { x: 400, y: 400 },
  ],
])("moved by %j it stays in the picture", (by, middle) => {
  expect(moveCrop(size, firstCrop(size), by)).toEqual({ zoom: 1, ...middle });
});

test("going away from a corner brings the cut back inside", () => {
  const near = moveCrop(size, zoomCrop(size, firstCrop(size), 4), { x: 9_999, y: 9_999 });
  expect(near).toEqual({ zoom: 4, x: 1_100, y: 700 });
  expect(zoomCrop(size, near, 0.2)).toEqual({ zoom: 1, x: 800, y: 400 });
  expect(zoomCrop(size, near, 99).zoom).toBe(4);
});
