import { expect, test } from "vitest";
import { inviteState, inviteStates, mayInvite } from "./invite-state.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const fresh = { expiresAt: at(10), usedAt: null, revokedAt: null };

test.each([
  ["before its end", fresh, at(9), "valid"],
  ["at its end", fresh, at(10), "expired"],
  ["used, however late it is", { ...fresh, usedAt: at(2) }, at(20), "used"],
  ["revoked, however late it is", { ...fresh, revokedAt: at(2) }, at(20), "revoked"],
] as const)("an invitation %s", (_, times, now, expected) => {
  expect(inviteState(times, now)).toBe(expected);
});

test("what is used or revoked is over; what has expired can be sent again", () => {
  const may = (action: Parameters<typeof mayInvite>[0]) =>
    inviteStates.filter((state) => mayInvite(action, state));
  expect(may("accept")).toEqual(["valid"]);
  expect(may("resend")).toEqual(["valid", "expired"]);
  expect(may("revoke")).toEqual(["valid", "expired"]);
  expect(may("askRenewal")).toEqual(["expired"]);
});
