import { expect, test } from "vitest";
import { firstStep } from "./grave-steps.ts";

test("what ends a stay is chosen, never open by itself, unless there is nothing else", () => {
  expect(firstStep(["withdraw", "message"], true)).toBe("message");
  expect(firstStep(["cancel", "no_show"], true)).toBe("cancel");
  expect(firstStep(["accept", "decline"], true)).toBe("accept");
  expect(firstStep([], true)).toBeUndefined();
});

test("whoever waits for the other side is offered a message first, not a counter to their own request", () => {
  expect(firstStep(["counter", "withdraw", "message"], false)).toBe("message");
  expect(firstStep(["cancel"], false)).toBe("cancel");
});
