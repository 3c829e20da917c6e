import { expect, test } from "vitest";
import { createBoundedCache } from "./bounded-cache.ts";

const open = (limits: { maxBytes: number; maxEntries?: number }) =>
  createBoundedCache<string>({ ...limits, bytesOf: (value) => value.length });

test("what was used least recently makes room by bytes, however few there are", () => {
  const cache = open({ maxBytes: 10 });
  cache.set("a", "1234");
  cache.set("b", "1234");
  expect(cache.get("a")).toBe("1234");
  cache.set("c", "123456");
  expect([...cache.keys()]).toEqual(["a", "c"]);
  expect(cache.size()).toBe(10);
});

test("what is larger than all the room is not kept, and takes the place of nothing but its older self", () => {
  const cache = open({ maxBytes: 10 });
  cache.set("a", "1234");
  cache.set("b", "1234");
  cache.set("b", "12345678901");
  expect([...cache.keys()]).toEqual(["a"]);
  expect(cache.size()).toBe(4);
});

test("there are never more of them than may be, and what is let go is no longer counted", () => {
  const cache = open({ maxBytes: 100, maxEntries: 2 });
  for (const key of ["a", "b", "c"]) cache.set(key, "1");
  expect([...cache.keys()]).toEqual(["b", "c"]);
  expect([cache.delete("b"), cache.delete("b"), cache.size()]).toEqual([true, false, 1]);
  cache.clear();
  expect([cache.size(), cache.get("c")]).toEqual([0, undefined]);
});
