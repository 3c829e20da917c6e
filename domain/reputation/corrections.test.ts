import { expect, test } from "vitest";
import { answerBy, correctionBlocker } from "./corrections.ts";

const entry = { kind: "rule", points: 40, corrected: 0, isExpired: false };

test("a correction corrects what was counted, never another correction", () => {
  expect(correctionBlocker(entry, 0)).toBeNull();
  expect(correctionBlocker({ ...entry, kind: "opening" }, 0)).toBeNull();
  expect(correctionBlocker({ ...entry, kind: "correction" }, 0)).toBe("correction_of_correction");
  expect(correctionBlocker({ ...entry, kind: "expiry" }, 0)).toBe("entry_over");
  expect(correctionBlocker({ ...entry, isExpired: true }, 0)).toBe("entry_over");
});

test("what would change nothing is refused, and a correction itself can be made good", () => {
  expect(correctionBlocker(entry, 40)).toBe("nothing_corrected");
  expect(correctionBlocker({ ...entry, corrected: -40 }, 0)).toBe("nothing_corrected");
  expect(correctionBlocker({ ...entry, corrected: -40 }, 40)).toBeNull();
});

test.each([
  ["2026-11-16", "2026-11-19"],
  ["2026-11-19", "2026-11-24"],
  ["2026-11-21", "2026-11-25"],
])("who appeals on %s is answered by %s", (today, due) => {
  expect(answerBy(today)).toBe(due);
});
