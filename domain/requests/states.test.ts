import { expect, test } from "vitest";
import { isOpen, moveBlocker, requestStates } from "./states.ts";

test("a request goes forward, is declined or merged while it is open, and nothing moves once it has ended", () => {
  const allowed = requestStates.flatMap((from) =>
    requestStates
      .filter((to) => moveBlocker({ from, to, answer: "porque sim" }) === null)
      .map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    "new planned",
    "new in_progress",
    "new shipped",
    "new declined",
    "new merged",
    "planned in_progress",
    "planned shipped",
    "planned declined",
    "planned merged",
    "in_progress shipped",
    "in_progress declined",
    "in_progress merged",
  ]);
  expect(requestStates.filter(isOpen)).toEqual(["new", "planned", "in_progress"]);
});

test("a refusal needs its answer", () => {
  expect(moveBlocker({ from: "new", to: "declined", answer: null })).toBe("validation_failed");
  expect(moveBlocker({ from: "new", to: "planned", answer: null })).toBeNull();
});
