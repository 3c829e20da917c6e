import { expect, test } from "vitest";
import { eachOnce, isUndoable } from "./bulk.ts";

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

test("who is named twice is one, as first seen", () => {
  const [ana, bia] = [crypto.randomUUID(), crypto.randomUUID()];
  const named = [
    { id: ana, version: 1 },
    { id: bia, version: 2 },
    { id: ana, version: 3 },
  ];
  expect(eachOnce(named)).toEqual(named.slice(0, 2));
});
