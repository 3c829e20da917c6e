import { expect, test } from "vitest";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

test("the cookie lives 7 days and is read as it was written (spec §9)", () => {
  expect(sidebarCookie(true)).toContain("max-age=604800");
  for (const isCollapsed of [true, false]) {
    const [pair = ""] = sidebarCookie(isCollapsed).split(";");
    expect(readSidebarCookie(`language=pt; ${pair}; other=1`)).toBe(isCollapsed);
  }
  expect(readSidebarCookie("language=pt")).toBeNull();
});
