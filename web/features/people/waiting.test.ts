import { expect, test } from "vitest";
import { hoursSince, waitTone } from "./waiting.ts";

test.each([
  [0, "neutral"],
  [35, "neutral"],
  [36, "warn"],
  [47, "warn"],
  [48, "bad"],
] as const)("a wait of %i hours is %s", (hours, tone) => {
  const now = new Date("2026-11-15T12:00:00Z");
  const began = new Date(now.getTime() - hours * 3_600_000 - 1_000).toISOString();
  expect(hoursSince(began, now)).toBe(hours);
  expect(waitTone(hours)).toBe(tone);
});
