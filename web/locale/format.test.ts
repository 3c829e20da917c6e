import { expect, test } from "vitest";
import { formatCalendarDays } from "./format.ts";

test("a stretch of days is written with the spaces of browsers, so that a page made by the server is taken over as it is", () => {
  expect(formatCalendarDays("2026-12-12", "2026-12-18")).toBe("12 – 18 de dez. de 2026");
  expect(formatCalendarDays("2026-12-12", "2026-12-12")).toBe("12 de dez. de 2026");
});
