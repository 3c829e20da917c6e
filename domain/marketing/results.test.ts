import { expect, test } from "vitest";
import { fillDays } from "./results.ts";

const none = { clicks: [], leads: [], bookings: [] };

test("every day from the first to the last has its row, and several counts of one day are one", () => {
  const clicks = [
    { day: "2026-03-01", count: 3 },
    { day: "2026-03-03", count: 2 },
    { day: "2026-03-03", count: 4 },
  ];
  const leads = [{ day: "2026-03-03", count: 1 }];
  expect(fillDays({ ...none, clicks, leads }, { from: "2026-03-01", until: "2026-03-03" })).toEqual([
    { day: "2026-03-01", clicks: 3, leads: 0, bookings: 0 },
    { day: "2026-03-02", clicks: 0, leads: 0, bookings: 0 },
    { day: "2026-03-03", clicks: 6, leads: 1, bookings: 0 },
  ]);
});

test("of a long time the last days are shown", () => {
  const days = fillDays(none, { from: "2025-01-01", until: "2026-03-03", max: 30 });
  expect([days.length, days[0]!.day, days.at(-1)!.day]).toEqual([30, "2026-02-02", "2026-03-03"]);
});
