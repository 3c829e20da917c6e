import { expect, test } from "vitest";

test("a promise that is kept while nobody catches this", () => {
  void Promise.reject(new Error("nobody catches this"));
  expect(1).toBe(1);
});
