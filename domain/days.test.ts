import { afterEach, expect, test, vi } from "vitest";
import { columnOf, dayIn } from "./days.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("an instant belongs to the day that the place has", () => {
  const instant = new Date("2026-03-02T01:30:00Z");
  expect(
    ["America/Sao_Paulo", "Europe/Lisbon", "Pacific/Kiritimati"].map((zone) => dayIn(zone, instant)),
  ).toEqual([...["2026-03-01", "2026-03-02", "2026-03-02"]]);
  expect(dayIn("Pacific/Kiritimati", new Date("2026-03-01T10:00:00Z"))).toBe("2026-03-02");
});

test("a long list of days asks for a place's calendar once: the morning list took half a second otherwise", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  for (let day = 0; day < 50; day++) dayIn("Asia/Tokyo", new Date(day * 86_400_000));
  expect(made).toHaveBeenCalledTimes(1);
});

test("a week begins on Monday and ends on Sunday", () => {
  expect(["2026-11-30", "2026-12-01", "2026-11-01"].map(columnOf)).toEqual([1, 2, 7]);
});
