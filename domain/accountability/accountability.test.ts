import { expect, test } from "vitest";
import { daysOfMonth, figureValue, inReportOrder, latestMonths, Month } from "./accountability.ts";

test.each([
  ["2026-02", "2026-02-28"],
  ["2028-02", "2028-02-29"],
  ["2026-12", "2026-12-31"],
  ["2026-04", "2026-04-30"],
])("%s ends on %s", (month, until) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, until });
});

test("the months before a day go over the turn of the year", () => {
  expect(latestMonths("2026-02-28", 4)).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(latestMonths("2026-03-31", 2)).toEqual(["2026-03", "2026-02"]);
});

test("a figure is what its rows add up to", () => {
  expect(figureValue([])).toBe(0);
  expect(figureValue([{ count: 3 }, { count: 4 }])).toBe(7);
});

test("what is no month of this century is none", () => {
  expect(
    ["2026-13", "2026-00", "0000-01", "2026-1", "abc"].some((month) => Month.safeParse(month).success),
  ).toBe(false);
});

test("parts of a month stand in the order they are told, and one that is new comes last", () => {
  const parts = ["something_new", "commissions", "requests", "activities"].map((id) => ({ id }));
  expect(inReportOrder(parts).map(({ id }) => id)).toEqual([
    ...["activities", "requests", "commissions", "something_new"],
  ]);
});
