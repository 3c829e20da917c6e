import { afterAll, expect, test } from "vitest";

afterAll(() => {
  throw new Error("this hook fails after every test has passed");
});
test("a promise that is kept", () => expect(1).toBe(1));
