import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { instantIn, wallClock } from "../zones.ts";
import { afterDuty, type Duty, dutyBetween, usualHours } from "./duty.ts";

const HOUR = 3_600_000;
const lisbon: Duty = { timeZone: "Europe/Lisbon", hours: usualHours };

const zone = fc.constantFrom(
  "Europe/Lisbon",
  "America/Sao_Paulo",
  "Indian/Maldives",
  "America/Santiago",
  "Africa/Casablanca",
  "Pacific/Kiritimati",
  "America/New_York",
);
const time = (from: number, until: number) =>
  fc
    .integer({ min: from, max: until })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, "0")}:${String(m % 60).padStart(2, "0")}`);
const hours = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  from: time(0, 700),
  until: time(760, 1_439),
});
const duty = fc.record({ timeZone: zone, hours: fc.array(hours, { minLength: 1, maxLength: 3 }) });
const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true });
const span = fc.integer({ min: 1, max: 60 * 60 }).map((minutes) => minutes * 60_000);

test("when a time on duty is over, exactly that time on duty has passed", () => {
  fc.assert(
    fc.property(duty, instant, span, (desk, from, spanMs) => {
      const then = afterDuty(desk, from, spanMs);
      expect(dutyBetween(desk, from, then)).toBe(spanMs);
      // Not a moment later than needed: just before it, it was less.
      expect(dutyBetween(desk, from, new Date(then.getTime() - 1))).toBe(spanMs - 1);
    }),
    propertyRuns(300),
  );
});

test("a clock that is stopped and goes on runs out when one that never stopped would have, shifted by the pause alone", () => {
  fc.assert(
    fc.property(duty, instant, span, span, (desk, from, first, second) => {
      const half = afterDuty(desk, from, first);
      expect(afterDuty(desk, half, second)).toEqual(afterDuty(desk, from, first + second));
    }),
    propertyRuns(300),
  );
});

test("time on duty adds up, never runs backwards and is never longer than the time that passed", () => {
  fc.assert(
    fc.property(duty, instant, span, span, (desk, from, a, b) => {
      const [mid, end] = [new Date(from.getTime() + a), new Date(from.getTime() + a + b)];
      expect(dutyBetween(desk, from, mid) + dutyBetween(desk, mid, end)).toBe(dutyBetween(desk, from, end));
      expect(dutyBetween(desk, from, end)).toBeLessThanOrEqual(a + b);
      expect(dutyBetween(desk, end, from)).toBe(0);
    }),
    propertyRuns(300),
  );
});

test.each([
  // A Friday evening in Lisbon: the desk is back on Monday at nine.
  ["2026-03-06T20:00:00Z", 1, "2026-03-09T10:00:00.000Z"],
  ["2026-03-06T17:00:00Z", 2, "2026-03-09T10:00:00.000Z"],
  // Over the night in which Lisbon's clocks go forward.
  ["2026-03-27T17:00:00Z", 2, "2026-03-30T09:00:00.000Z"],
  ["2026-03-09T09:00:00Z", 24, "2026-03-11T15:00:00.000Z"],
])("from %s, %i hours on duty end at %s", (from, count, until) => {
  expect(afterDuty(lisbon, new Date(from), count * HOUR).toISOString()).toBe(until);
});

test("a time of a place is the instant at which its clocks show it, on the day it has there", () => {
  fc.assert(
    fc.property(zone, instant, (timeZone, at) => {
      const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
      const { day, time: shown } = wallClock(timeZone, minute);
      const back = wallClock(timeZone, instantIn(timeZone, day, shown));
      expect(back).toEqual({ day, time: shown });
    }),
    propertyRuns(300),
  );
  expect(wallClock("Pacific/Kiritimati", new Date("2026-03-02T12:00:00Z")).day).toBe("2026-03-03");
});
