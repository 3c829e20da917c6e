import { expect, test } from "vitest";
import { houseTiers } from "../accounts/tiers.ts";
import { entitlementsOf, tierEntitlements } from "./entitlements.ts";

const inOrder = houseTiers.map(({ name }) => tierEntitlements[name]);

test("each step of the ladder has what the loop promises", () => {
  expect(inOrder.map(({ houseLine }) => houseLine)).toEqual([0, 0, 100, 150, 200]);
  expect(inOrder.map(({ productsAtOnce }) => productsAtOnce)).toEqual([3, 5, 10, 20, 50]);
  expect(inOrder.map(({ campaignHoursEarly }) => campaignHoursEarly)).toEqual([0, 0, 48, 48, 48]);
  expect(inOrder.map(({ hasFamTrips }) => hasFamTrips)).toEqual([false, false, true, true, true]);
  expect(inOrder.map(({ hasDiagnostic }) => hasDiagnostic)).toEqual([false, true, true, true, true]);
});

test("whoever rises loses nothing", () => {
  for (const [at, next] of inOrder.slice(1).entries()) {
    const before = inOrder[at]!;
    for (const key of Object.keys(next) as (keyof typeof next)[]) {
      expect(Number(next[key])).toBeGreaterThanOrEqual(Number(before[key]));
    }
  }
});

test("a tier is found whatever its case; no tier and an unknown one have what the first has", () => {
  expect(entitlementsOf("Gold")).toBe(tierEntitlements.gold);
  expect(entitlementsOf(null)).toBe(tierEntitlements.purple);
  expect(entitlementsOf("constructor")).toBe(tierEntitlements.purple);
});
