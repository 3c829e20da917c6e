import { expect, test } from "vitest";
import { NewsletterLink, NewsletterRequest } from "./newsletter.ts";
import { canConfirm, isSubscribed } from "./subscriptions.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test.each([
  ["the day it was sent", { sentAt: day(1), unsubscribedAt: null, now: day(1) }, true],
  ["six days later", { sentAt: day(1), unsubscribedAt: null, now: day(7) }, true],
  ["a week later", { sentAt: day(1), unsubscribedAt: null, now: day(8) }, false],
  ["after the reader left", { sentAt: day(1), unsubscribedAt: day(2), now: day(3) }, false],
  ["asked for again after leaving", { sentAt: day(3), unsubscribedAt: day(2), now: day(3) }, true],
])("a link confirms or not: %s", (_, input, expected) => {
  expect(canConfirm(input)).toBe(expected);
});

test("letters go to those who confirmed and have not left", () => {
  expect(isSubscribed({ confirmedAt: null, unsubscribedAt: null })).toBe(false);
  expect(isSubscribed({ confirmedAt: day(1), unsubscribedAt: null })).toBe(true);
  expect(isSubscribed({ confirmedAt: day(1), unsubscribedAt: day(2) })).toBe(false);
});

test("an address is trimmed and lower-cased; anything unknown is refused", () => {
  expect(NewsletterRequest.parse({ email: " Ana@Example.com ", language: "pt" }).email).toBe(
    "ana@example.com",
  );
  expect(NewsletterRequest.safeParse({ email: "ana@", language: "pt" }).success).toBe(false);
  expect(NewsletterRequest.safeParse({ email: "a@b.co", language: "pt", x: 1 }).success).toBe(false);
  expect(NewsletterLink.safeParse({ token: "short" }).success).toBe(false);
});
