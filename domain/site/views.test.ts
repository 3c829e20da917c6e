import { expect, test } from "vitest";
import { countedPage, houseDay } from "./views.ts";

test.each([
  ["/", { path: "/", hotelSlug: null }],
  ["/en", { path: "/", hotelSlug: null }],
  ["/en/", { path: "/", hotelSlug: null }],
  ["/en/velaa-private-island", { path: "/velaa-private-island", hotelSlug: null }],
  ["/lilamonde/casa-nova", { path: "/lilamonde/casa-nova", hotelSlug: "casa-nova" }],
  ["/english", null],
  ["/lilamonde/Casa", null],
  ["/advisor-portal", null],
])("%s is counted as %j", (path, expected) => {
  expect(countedPage(path)).toEqual(expected);
});

test("a day begins at midnight in São Paulo", () => {
  expect(houseDay(new Date("2026-03-03T02:59:59Z"))).toBe("2026-03-02");
  expect(houseDay(new Date("2026-03-03T03:00:00Z"))).toBe("2026-03-03");
});
