import { expect, test } from "vitest";
import { isOwnPath } from "./destination.ts";

test.each(["/advisor-portal", "/advisor-portal/my-journeys?view=board#x", "/"])("%s is ours", (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "evil", ""])(
  "%j leads away",
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);
