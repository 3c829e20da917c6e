import { afterEach, expect, test } from "vitest";
import type { PriceUnit } from "#domain/products/content.ts";
import { getLocale, overwriteGetLocale } from "#messages/runtime.js";
import { offerFacts } from "./offer-facts.ts";

const usual = getLocale();
afterEach(() => overwriteGetLocale(() => usual));

const facts = (unit: PriceUnit, price: object | null = { amount: 64_600, currency: "EUR" }) =>
  offerFacts({ unit, price, placesLeft: null } as never, "https://lilamonde.example/o");

test("a price says to machines what it pays for, in each unit and language, and never stands alone", () => {
  overwriteGetLocale(() => "en");
  for (const [unit, unitText, unitCode] of [
    ["night", "per night", "DAY"],
    ["person", "per person", "IE"],
    ["group", "per group", "C62"],
    ["stay", "for the stay", "C62"],
  ] as const) {
    expect(facts(unit)).not.toHaveProperty("price");
    expect(facts(unit)).toMatchObject({
      priceSpecification: {
        ...{ "@type": "UnitPriceSpecification", price: "646.00", priceCurrency: "EUR", unitText },
        referenceQuantity: { value: 1, unitCode },
      },
    });
  }
  overwriteGetLocale(() => "pt");
  expect(facts("night")).toMatchObject({ priceSpecification: { unitText: "por noite" } });
  expect(facts("night", null)).toBeNull();
});
