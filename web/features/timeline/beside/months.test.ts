import { expect, test } from "vitest";
import { daysOf, monthAfter } from "./months.ts";

test("months go on over the turn of a year", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
});

test("a month has its days, each under its weekday", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  // 1 November 2026 is a Sunday, the seventh column.
  expect(daysOf("2026-11")[0]).toEqual({ day: "2026-11-01", number: 1, column: 7 });
});
