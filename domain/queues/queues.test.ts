import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { measureQueue, worstFirst } from "./queues.ts";
import { lastWeeks, overWeeks } from "./trends.ts";

const now = new Date("2026-03-02T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test("a queue says how many wait, how long each, and how many longer than agreed", () => {
  const since = [hoursAgo(50), hoursAgo(48), hoursAgo(1.26)];
  expect(measureQueue(since, { now, agreedHours: 48, counted: 2 })).toEqual({
    count: { value: 2, isMore: true },
    waits: [50, 48],
    late: 1,
  });
  expect(measureQueue([hoursAgo(1.26)], { now, agreedHours: 48, counted: 2 }).waits).toEqual([1.3]);
  expect(measureQueue([hoursAgo(-3)], { now, agreedHours: 48, counted: 2 }).waits).toEqual([0]);
});

test("the queue whose oldest has used most of its time comes first, and what is empty last in its order", () => {
  const queue = fc.record({
    agreedHours: fc.integer({ min: 1, max: 800 }),
    waits: fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(queue, { maxLength: 8 }), (queues) => {
      const sorted = worstFirst(queues);
      expect(new Set(sorted)).toEqual(new Set(queues));
      const used = sorted.map(({ waits, agreedHours }) => (waits.length ? waits[0]! / agreedHours : -1));
      expect(used).toEqual([...used].sort((a, b) => b - a));
      const empty = (list: typeof queues) => list.filter(({ waits }) => waits.length === 0);
      expect(empty(sorted)).toEqual(empty(queues));
    }),
    propertyRuns(200),
  );
});

test("weeks are named by their Monday, the present one last", () => {
  expect(lastWeeks("2026-03-02", 2)).toEqual(["2026-02-23", "2026-03-02"]);
  expect(lastWeeks("2026-03-01", 2)).toEqual(["2026-02-16", "2026-02-23"]);
});

test("a week without anything counts none, but measures nothing", () => {
  const weeks = ["2026-02-23", "2026-03-02"];
  const known = [{ week: "2026-03-02", value: 3 }];
  expect(overWeeks(known, { weeks, unit: "count" })).toEqual([0, 3]);
  expect(overWeeks(known, { weeks, unit: "hours" })).toEqual([null, 3]);
});
