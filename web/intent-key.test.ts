import { expect, test } from "vitest";
import { createIntentKeys } from "./intent-key.ts";

test("the same intent keeps its key over every try, and another gets another", () => {
  const { keyOf, fulfil } = createIntentKeys();
  const first = keyOf({ name: "Ana" });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ name: "Ana" })).toBe(first);
  const second = keyOf({ name: "Bia" });
  expect(second).not.toBe(first);
  fulfil();
  expect(keyOf({ name: "Bia" })).not.toBe(second);
});
