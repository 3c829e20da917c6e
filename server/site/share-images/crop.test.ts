import { expect, test } from "vitest";
import { cropAround } from "./crop.ts";

const picture = { width: 1920, height: 1080 };
const frame = { width: 640, height: 630 };

test("a crop has the frame's shape and keeps the focal point in the middle where it can", () => {
  const middle = cropAround({ picture, focalPoint: { x: 0.5, y: 0.5 }, frame });
  expect(middle).toEqual({ width: 1097, height: 1080, left: 412, top: 0 });
});

test.each([0, 1])("a focal point at the edge (%i) leaves the crop inside the picture", (x) => {
  const { left, width } = cropAround({ picture, focalPoint: { x, y: 0.5 }, frame });
  expect(left).toBe(x === 0 ? 0 : 1920 - width);
});
