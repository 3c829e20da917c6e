import { expect, test } from "vitest";
import { daysBetween, monthAfter, monthSpan, nextMonday } from "./months.ts";

test("a month begins and ends on its days, also in a leap year and over New Year", () => {
  expect(monthSpan("2028-02")).toEqual({ from: "2028-02-01", until: "2028-02-29" });
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(daysBetween({ from: "2026-02-27", until: "2026-03-01" })).toHaveLength(3);
});

test("next Monday is a Monday after today, never today", () => {
  expect(["2026-11-15", "2026-11-16", "2026-11-17"].map(nextMonday)).toEqual([
    ...["2026-11-16", "2026-11-23", "2026-11-23"],
  ]);
});
