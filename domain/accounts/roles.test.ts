import { expect, test } from "vitest";
import { effectiveRole, normaliseRole } from "./roles.ts";

test.each([
  ["advisor", "advisor"],
  ["Travel Advisor", "advisor"],
  ["travel_advisor", "advisor"],
  ["TRAVEL-ADVISOR", "advisor"],
  ["tour operator", "tour_operator"],
  ["Tour_Operator", "tour_operator"],
  ["tour", "tour_operator"],
  ["admin", "admin"],
  ["Hotel", "hotel"],
  ["other", null],
  ["administrator", null],
  ["", null],
  ["constructor", null],
  [null, null],
  [7, null],
])("%j is the role %j", (name, role) => {
  expect(normaliseRole(name)).toBe(role);
});

test("the granted role wins over the chosen one", () => {
  expect(effectiveRole({ granted: "hotel", selected: "advisor" })).toBe("hotel");
});

test("without a granted role the chosen one counts, but never makes an administrator", () => {
  expect(effectiveRole({ granted: null, selected: "Tour Operator" })).toBe("tour_operator");
  expect(effectiveRole({ granted: null, selected: "admin" })).toBeNull();
  expect(effectiveRole({ granted: null, selected: "Other" })).toBeNull();
});
