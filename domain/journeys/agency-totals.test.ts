import { expect, test } from "vitest";
import { agencyTotals, type BookedStay } from "./agency-totals.ts";
import { emptyBlock, type NewBlock, type Price } from "./blocks.ts";
import type { JourneyHead } from "./journeys.ts";

const id = (last: number) => `0b0e5f0a-9f7e-4c8e-9b6a-00000000000${last}`;
const head: JourneyHead = {
  ...{ title: { pt: "Lisboa", en: "" }, intro: { pt: "", en: "" }, clientId: null, travellers: [], note: "" },
  ...{ startsOn: "2027-07-04", endsOn: "2027-07-15", currency: "EUR", language: "pt" },
  ...{ cover: null, colour: null, markup: null },
};
const price = (amount: number, currency: Price["currency"] = "EUR", rate?: string): Price => ({
  ...{ amount, currency, exchange: rate ? { rate, on: "2027-01-10" } : null },
});
const stay = (change: Partial<NewBlock>): NewBlock => ({
  ...emptyBlock({ id: id(1), optionId: id(9), kind: "stay", day: 0, position: "V" }),
  ...{ supplier: { kind: "hotel", hotelId: id(8) }, sell: price(520_000) },
  ...change,
});
const rates = new Map([[id(8), 1_000]]);
const of = (blocks: NewBlock[], booked: BookedStay[] = []) => agencyTotals(blocks, head, { rates, booked });

test("a stay at the hotel's rate leaves its commission alone, and one with a net price what is above it alone", () => {
  expect(of([stay({})])).toMatchObject({ sell: 520_000, net: 0, revenue: 0, commissions: { EUR: 52_000 } });
  expect(of([stay({ net: price(404_000) })])).toMatchObject({
    ...{ sell: 520_000, net: 404_000, revenue: 116_000, commissions: {} },
  });
  expect(of([stay({}), stay({ id: id(2), sell: price(50_000, "USD", "0.9") })])).toMatchObject({
    ...{ sell: 565_000, revenue: 0, commissions: { EUR: 52_000, USD: 5_000 } },
  });
});

test("what is sold with neither a cost nor a commission is in no revenue, and is counted", () => {
  const named = { supplier: { kind: "named" as const, name: "Pousada" } };
  expect(of([stay(named), stay({ id: id(2), kind: "transfer" })])).toMatchObject({
    ...{ sell: 1_040_000, revenue: 0, commissions: {}, uncosted: 2 },
  });
  expect(of([stay({ sell: null }), stay({ id: id(2), day: null }), stay({ isRemoved: true })])).toMatchObject(
    {
      ...{ sell: 0, revenue: 0, commissions: {}, uncosted: 0 },
    },
  );
});

test("what waits for a rate leaves nothing yet", () => {
  expect(of([stay({ net: price(100_000, "USD") })])).toMatchObject({ revenue: 0, openRates: 1 });
  expect(of([stay({ net: price(100_000), sell: null })])).toMatchObject({ revenue: 0, net: 100_000 });
});

test("what the hotel agreed to replaces the estimate: price, cost and commission", () => {
  const agreed = { blockId: id(1), price: { amount: 225_000, currency: "EUR" as const }, commission: 22_500 };
  // With a cost of one's own, that is the cost now, and the commission comes beside it.
  expect(of([stay({ net: price(210_000), sell: price(260_000) })], [agreed])).toMatchObject({
    ...{ sell: 260_000, net: 225_000, revenue: 35_000, commissions: { EUR: 22_500 }, booked: 1 },
  });
  // Sold at the hotel's rate, the guest pays what the hotel said.
  expect(of([stay({ sell: price(230_000) })], [agreed])).toMatchObject({
    ...{ sell: 225_000, net: 0, revenue: 0, commissions: { EUR: 22_500 }, uncosted: 0 },
  });
  // On a net rate the hotel's price is a cost.
  expect(of([stay({ sell: price(260_000) })], [{ ...agreed, commission: 0 }])).toMatchObject({
    ...{ sell: 260_000, net: 225_000, revenue: 35_000, commissions: {} },
  });
  // A rate that was typed for the currency still holds; without one it waits.
  const dollars = { ...agreed, price: { amount: 200_000, currency: "USD" as const } };
  expect(of([stay({ sell: price(190_000, "USD", "0.9") })], [dollars])).toMatchObject({ sell: 180_000 });
  expect(of([stay({})], [dollars])).toMatchObject({ sell: 0, openRates: 1, commissions: { USD: 22_500 } });
});
