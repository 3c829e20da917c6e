import { expect, test } from "@playwright/test";

test("a promise that is never reached", () => {
  let turns = 0;
  while (turns >= 0) turns += 1;
  expect(1).toBe(1);
});
