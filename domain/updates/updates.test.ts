import { expect, test } from "vitest";
import { roles } from "../accounts/roles.ts";
import { timeBlocker, type UpdateDraft } from "./update-desk.ts";
import { audiencesOf } from "./updates.ts";

test.each(roles)("%s reads the news of the spec's audience", (role) => {
  expect(audiencesOf(role)).toEqual(role === "advisor" ? ["all", "advisors"] : ["all", "hotels"]);
});

test.each([
  ["published", null, null],
  ["draft", null, null],
  ["scheduled", null, "required"],
  ["scheduled", "2026-03-01T00:00:00Z", "in_past"],
  ["scheduled", "2026-03-03T00:00:00Z", null],
] as const)("%s at %s: %s stands in the way", (state, publishAt, expected) => {
  expect(timeBlocker({ state, publishAt } as UpdateDraft, new Date("2026-03-02T00:00:00Z"))).toBe(expected);
});
