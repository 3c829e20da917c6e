import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { canSnoozeUntil, cardStates, cardSteps, silentRules, stateAfter, stateOn } from "./states.ts";
import { mondayOf } from "./weeks.ts";

test("every way of a card by its reader", () => {
  const ways = cardStates.flatMap((from) =>
    cardSteps.flatMap((step) => {
      const to = stateAfter(from, step);
      return to ? [`${from} ${step} ${to}`] : [];
    }),
  );
  expect(ways).toEqual([
    "open follow open",
    "open snooze snoozed",
    "open dismiss dismissed",
    "open done done",
    "snoozed follow snoozed",
    "snoozed snooze snoozed",
    "snoozed dismiss dismissed",
    "snoozed done done",
    "snoozed reopen open",
    "dismissed reopen open",
    "done reopen open",
  ]);
});

test("what was done or dismissed stays so however the figures turn; what was put off comes back on its day", () => {
  const on = (state: (typeof cardStates)[number], snoozedUntil: string | null, fires: boolean) =>
    stateOn({ state, snoozedUntil }, { fires, today: "2026-11-16" });
  expect(on("done", null, true)).toBe("done");
  expect(on("dismissed", null, false)).toBe("dismissed");
  expect(on("snoozed", "2026-11-17", true)).toBe("snoozed");
  expect(on("snoozed", "2026-11-16", true)).toBe("open");
  expect(on("snoozed", "2026-11-17", false)).toBe("gone");
  expect(on("gone", null, true)).toBe("open");
  expect(on("open", null, false)).toBe("gone");
});

test("a card is put off by a day at least and ninety at most", () => {
  expect(
    ["2026-11-16", "2026-11-17", "2027-02-14", "2027-02-15"].map((day) => canSnoozeUntil(day, "2026-11-16")),
  ).toEqual([...[false, true, true, false]]);
});

test("a rule is silent for ninety days after its second dismissal, and after one alone not at all", () => {
  const dismissed = (...days: string[]) => days.map((on) => ({ rule: "next_tier" as const, on }));
  expect(silentRules(dismissed("2026-11-01"), "2026-11-16")).toEqual([]);
  expect(silentRules(dismissed("2026-10-01", "2026-11-01"), "2026-11-16")).toEqual([
    { rule: "next_tier", until: "2027-01-30" },
  ]);
  expect(silentRules(dismissed("2026-10-01", "2026-11-01"), "2027-01-30")).toEqual([]);
  expect(silentRules(dismissed("2026-01-01", "2026-11-01"), "2026-11-16")).toEqual([]);
});

test("a week begins on Monday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      const monday = mondayOf(day);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(Date.parse(day) - Date.parse(monday)).toBeLessThan(7 * 86_400_000);
    }),
    propertyRuns(100),
  );
});
