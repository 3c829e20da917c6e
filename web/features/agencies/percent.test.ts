import { expect, test } from "vitest";
import { readPercent } from "./percent.ts";

test("a percentage is read as it is written in either language, and nothing beyond the whole", () => {
  expect(["70", " 70,5 ", "0", "100", "33.33"].map(readPercent)).toEqual([7_000, 7_050, 0, 10_000, 3_333]);
  expect(["", "100,01", "-1", "7,123", "setenta", "1e2"].map(readPercent)).toEqual(Array(6).fill(undefined));
});
