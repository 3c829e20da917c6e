import { expect, test } from "vitest";
import { monthDays, nextMonth } from "./months.ts";

test("a month has its own number of days, and years end", () => {
  expect(monthDays("2028-02")).toHaveLength(29);
  expect(monthDays("2027-02").at(-1)).toBe("2027-02-28");
  expect([nextMonth("2027-12", 1), nextMonth("2027-01", -1)]).toEqual(["2028-01", "2026-12"]);
});
