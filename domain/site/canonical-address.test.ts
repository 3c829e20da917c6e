import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/About", "/about"],
  ["/ABOUT/", "/about"],
  ["//about", "/about"],
  ["/en//evil.test", "/en/evil.test"],
  ["///", "/"],
  ["/%61bout", "/about"],
  ["/lilamonde/%E3%82%A2", "/lilamonde/%E3%82%A2"],
  ["/lilamonde/%e3%82%a2", "/lilamonde/%E3%82%A2"],
  ["/lilamonde/ma%C3%87%C3%A3", "/lilamonde/ma%C3%A7%C3%A3"],
  ["/a%2Fb", "/a%2Fb"],
  ["/a%2f%2F", "/a%2F%2F"],
])("%s is spelled %s", (path, canonical) => {
  expect(canonicalAddress(path)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

test("an address that cannot be read has no spelling", () => {
  expect(canonicalAddress("/%zz")).toBeNull();
  expect(canonicalAddress("/%E3")).toBeNull();
});

test.each([
  ...["/..%2f..%2fetc/passwd", "/....//....//etc/passwd", "/%252E%252E%252Fetc", "/About/..%5c..%5cwin.ini"],
  ...["//..%2Fetc", "/a%00b", "/%2E%2E%5C"],
])("%s, which would lead out of its folder, has none either", (path) => {
  expect(canonicalAddress(path)).toBeNull();
});
