import { expect, test } from "vitest";
import { shareOf, stillShown, toggled, toggledAll } from "./selection.ts";

const shown = ["a", "b", "c"];

test("a row is ticked and unticked, the others stay", () => {
  const one = toggled(new Set(["a"]), "b");
  expect([...one]).toEqual(["a", "b"]);
  expect([...toggled(one, "a")]).toEqual(["b"]);
});

test("all that is shown is ticked at once, and unticked once all are", () => {
  const all = toggledAll(new Set(["b"]), shown);
  expect([...all]).toEqual(shown);
  expect(toggledAll(all, shown).size).toBe(0);
});

test("it is known whether none, some or all are ticked; of nothing, none", () => {
  expect(shareOf(new Set(), shown)).toBe("none");
  expect(shareOf(new Set(["b"]), shown)).toBe("some");
  expect(shareOf(new Set(shown), shown)).toBe("all");
  expect(shareOf(new Set(["a"]), [])).toBe("none");
});

test("a row that has gone is no longer selected", () => {
  expect([...stillShown(new Set(["a", "gone"]), shown)]).toEqual(["a"]);
});
