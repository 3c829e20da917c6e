import { expect, test } from "vitest";
import { readThemeCookie, themeCookie } from "./theme-cookie.ts";

test("night is only what was chosen, among whatever else is kept", () => {
  expect(readThemeCookie("")).toBe("papel");
  expect(readThemeCookie("language=pt; theme=noite")).toBe("noite");
  expect(readThemeCookie("xtheme=noite")).toBe("papel");
  expect(readThemeCookie(themeCookie("noite").split(";")[0] ?? "")).toBe("noite");
  expect(readThemeCookie(themeCookie("papel").split(";")[0] ?? "")).toBe("papel");
});
