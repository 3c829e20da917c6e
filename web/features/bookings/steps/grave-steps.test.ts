import { expect, test } from "vitest";
import { firstStep } from "./grave-steps.ts";

test("what ends a stay is chosen, never open by itself, unless there is nothing else", () => {
  expect(firstStep(["withdraw", "message"])).toBe("message");
  expect(firstStep(["cancel", "no_show"])).toBe("cancel");
  expect(firstStep(["accept", "decline"])).toBe("accept");
  expect(firstStep([])).toBeUndefined();
});
