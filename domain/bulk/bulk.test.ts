import { expect, test } from "vitest";
import { isUndoable } from "./bulk.ts";

const holdUntil = new Date("2026-03-02T12:00:20Z");
const before = new Date("2026-03-02T12:00:19Z");

test.each([
  ["held", before, true],
  ["held", holdUntil, false],
  ["running", before, false],
  ["done", before, false],
  ["undone", before, false],
])("what is %s at %s can be undone: %s", (state, now, isPossible) => {
  expect(isUndoable({ state, holdUntil }, now)).toBe(isPossible);
});
