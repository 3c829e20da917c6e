import { expect, test } from "vitest";
import { NewGoal } from "./growth.ts";

test.each([
  ["2026-01-01", "2026-03-31", true],
  ["2026-01-01", "2027-12-31", true],
  ["2026-01-01", "2026-01-01", false],
  ["2026-01-01", "2029-01-01", false],
  ["0001-01-01", "2026-12-31", false],
  ["2026-01-01", "9999-12-31", false],
])("a goal from %s until %s: %s", (startsOn, endsOn, expected) => {
  const goal = { measure: "stays", target: 5, startsOn, endsOn };
  expect(NewGoal.safeParse(goal).success).toBe(expected);
});
