import { expect, test } from "vitest";
import { channelsFor, choicesFor, isOffered, type Offer } from "./preferences.ts";

const waiting: Offer = { kind: "account_waiting", ways: { app: true, email: true } };
const renewal: Offer = { kind: "renewal_asked", ways: { app: true } };
const profile: Offer = { kind: "profile_to_complete", ways: { app: true, email: false } };

test("every switch that is offered stands as the person turned it, and there is no other", () => {
  const offers = [waiting, renewal];
  const off = { kind: "account_waiting", channel: "email", isOn: false } as const;
  expect(choicesFor(offers, [off])).toEqual([
    { kind: "account_waiting", channel: "app", isOn: true },
    off,
    { kind: "renewal_asked", channel: "app", isOn: true },
  ]);
  for (const choice of choicesFor(offers, [])) expect(isOffered(offers, choice)).toBe(true);
  expect(isOffered([renewal], off)).toBe(false);
  expect(isOffered(offers, { kind: "renewal_asked", channel: "email" })).toBe(false);
});

test("a notification takes the ways that are on", () => {
  expect(channelsFor(waiting, [])).toEqual(["app", "email"]);
  expect(channelsFor(profile, [])).toEqual(["app"]);
  const silent = (["app", "email"] as const).map((channel) => ({
    kind: "account_waiting",
    channel,
    isOn: false,
  }));
  expect(channelsFor(waiting, silent)).toEqual([]);
});
