import { expect, test } from "vitest";
import { banEnd } from "./ban-duration.ts";

const now = new Date("2026-03-01T12:00:00Z");

test.each([
  ["24h", "2026-03-02T12:00:00.000Z"],
  ["1h30m", "2026-03-01T13:30:00.000Z"],
  ["1.5h", "2026-03-01T13:30:00.000Z"],
  ["90s", "2026-03-01T12:01:30.000Z"],
  ["99999999999h", "9999-12-31T00:00:00.000Z"],
])("a ban of %s ends at %s", (duration, end) => {
  expect(banEnd(duration, now)?.toISOString()).toBe(end);
});

test("none lifts a ban, and nonsense is refused", () => {
  expect(banEnd("none", now)).toBeNull();
  for (const bad of ["forever", "1", "h", "-1h", "1d", "1h ", `${"1h".repeat(40)}`]) {
    expect(() => banEnd(bad, now)).toThrow(/ban duration/);
  }
});
