import { afterEach, expect, test, vi } from "vitest";
import { dropShortLink, keepShortLink, keptShortLink } from "./short-link.ts";

afterEach(() => vi.unstubAllGlobals());

test("the code of a link is kept for the tab, and dropped when asked", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepShortLink("#somewhere");
  expect(keptShortLink()).toBeNull();
  keepShortLink("#r=k7bcdfgw");
  expect(keptShortLink()).toBe("k7bcdfgw");
  dropShortLink();
  expect(keptShortLink()).toBeNull();
});

test("a browser that refuses its storage stops no form", () => {
  vi.stubGlobal(
    "sessionStorage",
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      },
    ),
  );
  keepShortLink("#r=k7bcdfgw");
  expect(keptShortLink()).toBeNull();
  dropShortLink();
});
