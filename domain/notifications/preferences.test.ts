import { expect, test } from "vitest";
import { roles } from "../accounts/roles.ts";
import { channelsFor, choicesFor, isOffered } from "./preferences.ts";

test("every switch a role has is offered to it, and stands as the person turned it", () => {
  for (const role of roles) {
    for (const choice of choicesFor(role, [])) expect(isOffered(role, choice), role).toBe(true);
  }
  const off = { kind: "account_waiting", channel: "email", isOn: false } as const;
  expect(choicesFor("admin", [off])).toContainEqual(off);
  expect(isOffered("advisor", off)).toBe(false);
  expect(isOffered("admin", { kind: "renewal_asked", channel: "email" })).toBe(false);
});

test("a notification takes the ways that are on", () => {
  expect(channelsFor("account_waiting", [])).toEqual(["app", "email"]);
  expect(channelsFor("profile_to_complete", [])).toEqual(["app"]);
  const silent = (["app", "email"] as const).map(
    (channel) => ({ kind: "account_waiting", channel, isOn: false }) as const,
  );
  expect(channelsFor("account_waiting", silent)).toEqual([]);
});
