import fc from "fast-check";
import { expect, test } from "vitest";
import { CLAIM_DAYS, claimEnd, daysLeft } from "./claims.ts";
import { hostOf, websiteOf } from "./hosts.ts";
import { moveBlocker, openStates, referralStates } from "./states.ts";

test("a referral goes a step at a time, is declined while it is open, and nothing moves once it has ended", () => {
  const allowed = referralStates.flatMap((from) =>
    referralStates
      .filter((to) => moveBlocker({ from, to, note: "porque sim" }) === null)
      .map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    "sent in_conversation",
    "sent declined",
    "in_conversation qualified",
    "in_conversation declined",
    "qualified signed",
    "qualified declined",
  ]);
  expect(openStates).toEqual(["sent", "in_conversation", "qualified"]);
  expect(openStates.map((from) => moveBlocker({ from, to: "declined", note: null }))).toEqual(
    openStates.map(() => "validation_failed"),
  );
});

test("a claim has ninety days, the last one whole, and none once it is over or decided", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const endsAt = claimEnd(now);
  expect(daysLeft({ state: "sent", endsAt, now })).toBe(CLAIM_DAYS);
  expect(daysLeft({ state: "sent", endsAt, now: new Date(endsAt.getTime() - 1) })).toBe(1);
  expect(daysLeft({ state: "sent", endsAt, now: endsAt })).toBeNull();
  expect(daysLeft({ state: "signed", endsAt, now })).toBeNull();
});

test("one host however its address is written; a page on a shared site is no host", () => {
  const written = fc.tuple(
    fc.constantFrom("", "http://", "https://", "HTTPS://"),
    fc.constantFrom("", "www."),
    fc.constantFrom("pousadadooficio.com.br", "PousadaDoOficio.com.br"),
    fc.constantFrom("", "/", "/quartos?x=1#y", ":443"),
  );
  fc.assert(
    fc.property(written, (parts) => {
      expect(hostOf(parts.join(""))).toBe("pousadadooficio.com.br");
    }),
  );
  for (const shared of ["https://www.instagram.com/oficio", "booking.com/hotel/x", "br.airbnb.com/1"])
    expect(hostOf(shared)).toBeNull();
  expect(hostOf("mybooking-house.com")).toBe("mybooking-house.com");
  for (const none of ["oficio", "javascript:alert(1)", "https://a@b.com", "nada de site", "https://"])
    expect(websiteOf(none)).toBeNull();
});
