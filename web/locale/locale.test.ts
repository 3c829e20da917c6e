import { expect, test } from "vitest";
import { localizePath, pathLocale } from "./locale.ts";

test("only /en and what lies under it is English", () => {
  expect(["/", "/contact", "/en", "/en/contact", "/entrada"].map(pathLocale)).toEqual([
    "pt",
    "pt",
    "en",
    "en",
    "pt",
  ]);
});

test("a page has one address in each language, with its query and hash", () => {
  expect(localizePath("/", "en")).toBe("/en");
  expect(localizePath("/en", "pt")).toBe("/");
  expect(localizePath("/contact?x=1#form", "en")).toBe("/en/contact?x=1#form");
  expect(localizePath("/en/contact#form", "pt")).toBe("/contact#form");
  expect(localizePath("/#for-hotels", "en")).toBe("/en#for-hotels");
});

test("no address of ours becomes one of another host", () => {
  const foreign = [
    "/en//evil.test",
    "/en///evil.test/a?b",
    "//evil.test",
    "/\\\\evil.test",
    "/en/\\evil.test",
  ];
  for (const path of foreign) {
    for (const locale of ["pt", "en"] as const) {
      expect(new URL(localizePath(path, locale), "https://here.test").host).toBe("here.test");
    }
  }
  expect(localizePath("/en//evil.test", "pt")).toBe("/evil.test");
});

test("localizing an address twice changes nothing", () => {
  for (const path of ["/", "/en", "/about", "/en/about#privacy"]) {
    for (const locale of ["pt", "en"] as const) {
      const once = localizePath(path, locale);
      expect(localizePath(once, locale)).toBe(once);
    }
  }
});
