import { expect, test } from "vitest";
import { cappedPercent } from "./progress.tsx";

test("progress never leaves 0 to 100", () => {
  expect([-5, 0, 40, 100, 250, Number.NaN].map(cappedPercent)).toEqual([0, 0, 40, 100, 100, 0]);
});
