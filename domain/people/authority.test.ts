import { expect, test } from "vitest";
import { confirmBlocker } from "./grants.ts";
import { isSeeAsOpen, SEE_AS_MS, seeAsBlocker } from "./see-as.ts";

test("an administrator is confirmed by another one, after a second factor", () => {
  const hands = { actorId: "b", proposedBy: "a", hasUsedFactor: true };
  expect(confirmBlocker(hands)).toBeNull();
  expect(confirmBlocker({ ...hands, actorId: "a" })).toBe("second_administrator_needed");
  expect(confirmBlocker({ ...hands, hasUsedFactor: false })).toBe("second_factor_needed");
  // Whoever proposed it has left; anybody else may still confirm.
  expect(confirmBlocker({ ...hands, proposedBy: null })).toBeNull();
});

test("looking as somebody holds for half an hour, or until it is ended", () => {
  const began = new Date("2026-03-02T12:00:00Z");
  const expiresAt = new Date(began.getTime() + SEE_AS_MS);
  expect(SEE_AS_MS).toBe(30 * 60_000);
  expect(isSeeAsOpen({ expiresAt, endedAt: null }, began)).toBe(true);
  expect(isSeeAsOpen({ expiresAt, endedAt: null }, expiresAt)).toBe(false);
  expect(isSeeAsOpen({ expiresAt, endedAt: began }, began)).toBe(false);
});

test.each([
  ["active", "advisor", null],
  ["active", "hotel", null],
  ["active", "admin", "forbidden"],
  ["active", null, "conflict"],
  ["suspended", "advisor", "conflict"],
  ["pending", null, "conflict"],
])("an account that is %s as %s: %s", (status, role, blocker) => {
  expect(seeAsBlocker({ status, role })).toBe(blocker);
});
