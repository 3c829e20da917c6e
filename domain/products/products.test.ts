import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { emptyProduct, memberOnlyFields, type ProductContent, productFields } from "./content.ts";
import { changedFields } from "./difference.ts";
import { MemberProduct, PublicProduct } from "./products.ts";
import {
  consentKey,
  contentFaults,
  isBelowRate,
  isShownAt,
  type PublicRate,
  type Publishing,
  publishBlocker,
} from "./publishing.ts";
import { isWritable, moveBlocker, productActors, productStates } from "./states.ts";

const now = new Date("2026-11-16T12:00:00Z");
const both = (text: string) => ({ pt: text, en: text });
const whole: ProductContent = {
  ...emptyProduct("experience", null),
  ...{ title: both("Veleiro"), summary: both("Manhã"), terms: both("Até sete dias"), place: "Sagres" },
  ...{ country: "PT", pictures: [{ kind: "art", name: "gastronomy", alt: both("Mesa") }] },
  ...{ currency: "EUR", price: 10_000, memberPrice: 9_000 },
};
const wish: Publishing = {
  ...{ content: whole, hasConsent: true, publicRate: null, others: 0, atOnce: 3, now },
};

test("a product goes these ways and no other, and what the house takes away it explains", () => {
  const moves = productStates.flatMap((from) =>
    productStates.flatMap((to) => productActors.map((by) => ({ from, to, by }))),
  );
  const allowed = moves.filter((move) => moveBlocker({ ...move, reason: "porque" }) === null);
  expect(allowed.map(({ from, to, by }) => `${by}: ${from} ${to}`)).toEqual([
    "seller: draft in_review",
    "house: in_review changes_requested",
    "house: in_review rejected",
    "house: in_review published",
    "seller: changes_requested in_review",
    "seller: published paused",
    "seller: published closed",
    "house: published closed",
    "seller: paused published",
    "seller: paused closed",
    "house: paused closed",
  ]);
  const explained = allowed.filter((move) => moveBlocker({ ...move, reason: null }) === "validation_failed");
  expect(explained.map(({ from, to, by }) => `${by}: ${from} ${to}`)).toEqual([
    "house: in_review changes_requested",
    "house: in_review rejected",
    "house: published closed",
    "house: paused closed",
  ]);
  expect(productStates.filter(isWritable)).toEqual(["draft", "changes_requested"]);
});

test("every gap of a draft is named by its field, and a whole one has none", () => {
  expect(contentFaults(whole, now)).toEqual({});
  const bare = contentFaults(emptyProduct("stay", null), now);
  expect(Object.keys(bare).sort()).toEqual(
    [
      ...["country", "hotelId", "pictures", "place", "summary.en", "summary.pt"],
      ...["terms.en", "terms.pt", "title.en", "title.pt"],
    ].sort(),
  );
  expect(contentFaults({ ...whole, memberPrice: 10_001 }, now)).toEqual({ memberPrice: "invalid" });
  expect(contentFaults({ ...whole, isInstant: true, price: null, memberPrice: null }, now)).toEqual({
    price: "required",
  });
  const past = { ...whole, closesAt: "2026-11-15T00:00:00Z" };
  expect(contentFaults(past, now)).toEqual({ closesAt: "in_past" });
});

test("nothing is published without consent, below the hotel's public rate, or beyond the tier's number", () => {
  expect(publishBlocker(wish)).toBeNull();
  expect(publishBlocker({ ...wish, hasConsent: false })).toBe("product_consent");
  expect(publishBlocker({ ...wish, others: 3 })).toBe("product_limit");
  expect(publishBlocker({ ...wish, content: { ...whole, place: "" } })).toBe("product_unready");
  const night = { ...whole, unit: "night" as const, hotelId: "00000000-0000-4000-8000-000000000001" };
  const rated = (price: number, currency = "EUR" as const) =>
    publishBlocker({
      ...wish,
      content: { ...night, price, memberPrice: null },
      publicRate: { amount: 10_000, currency, rates: {} },
    });
  expect([rated(9_999), rated(10_000)]).toEqual(["product_below_rate", null]);
});

test("the hotel's rate is the floor in another currency and for a whole stay too", () => {
  const hotelId = "00000000-0000-4000-8000-000000000001";
  const rates = { EUR: "6.2", USD: "5" };
  const below = (said: Partial<ProductContent>, rate: Partial<PublicRate> = {}) =>
    isBelowRate(
      { ...whole, hotelId, unit: "night", memberPrice: null, ...said },
      { amount: 10_000, currency: "EUR", rates, ...rate },
    );
  // 100 EUR are 620 BRL, 124 USD.
  expect([below({ currency: "USD", price: 12_399 }), below({ currency: "USD", price: 12_400 })]).toEqual([
    true,
    false,
  ]);
  expect([below({ currency: "BRL", price: 61_999 }), below({ currency: "BRL", price: 62_000 })]).toEqual([
    true,
    false,
  ]);
  // What the house has no rate for cannot be shown to be no less.
  expect([below({ currency: "JPY", price: 9_999_999 }), below({ price: 1 }, { currency: "CHF" })]).toEqual([
    true,
    true,
  ]);
  for (const price of [9_999, 10_000])
    expect([
      ...[below({ unit: "stay", price }), below({ unit: "group", kind: "stay", price })],
      ...[below({ unit: "group", kind: "experience", price }), below({ unit: "person", price })],
    ]).toEqual([price < 10_000, price < 10_000, false, false]);
  expect(below({ unit: "stay", price: 1, hotelId: null })).toBe(false);
});

test("a night is published exactly from the hotel's rate on, whatever both are", () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, (price, rate) => {
      const content = { ...whole, unit: "night" as const, hotelId: "00000000-0000-4000-8000-000000000001" };
      const asked = {
        content: { ...content, price, memberPrice: null },
        publicRate: { amount: rate, currency: "EUR" as const, rates: {} },
      };
      expect(publishBlocker({ ...wish, ...asked })).toBe(price < rate ? "product_below_rate" : null);
    }),
    propertyRuns(200),
  );
});

test("a hotel is asked anew exactly where what is said of it has changed", () => {
  expect(consentKey({ ...whole, memberPrice: 1, commission: 5, pictures: [] })).toBe(consentKey(whole));
  for (const change of [
    { price: 1 },
    { title: both("Outro") },
    { visibility: "public" as const },
    { endsOn: "2027-01-01" },
  ])
    expect(consentKey({ ...whole, ...change })).not.toBe(consentKey(whole));
});

test("a resubmission shows exactly the fields that differ, whatever the order of their names", () => {
  expect(changedFields(whole, { ...whole, title: { en: "Veleiro", pt: "Veleiro" } })).toEqual([]);
  expect(changedFields(whole, { ...whole, price: 11_000, terms: both("Outros") })).toEqual([
    "terms",
    "price",
  ]);
});

test("it is found from its hour until its hour, and never while it rests or is private", () => {
  const hours = { ...whole, opensAt: "2026-11-16T12:00:00Z", closesAt: "2026-11-17T12:00:00Z" };
  const at = (day: string) => isShownAt({ state: "published", content: hours, now: new Date(day) });
  expect([at("2026-11-16T11:59:59Z"), at("2026-11-16T12:00:00Z"), at("2026-11-17T12:00:00Z")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isShownAt({ state: "paused", content: whole, now })).toBe(false);
  expect(isShownAt({ state: "published", content: { ...whole, visibility: "private" }, now })).toBe(false);
});

test("the public contract has no field that is for members alone", () => {
  const open = Object.keys(PublicProduct.shape);
  for (const field of memberOnlyFields) {
    expect(productFields).toContain(field);
    expect(open).not.toContain(field);
    expect(Object.keys(MemberProduct.shape)).toContain(field);
  }
});
