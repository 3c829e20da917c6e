import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { blockKinds, emptyBlock, type NewBlock, type Price } from "./blocks.ts";
import type { JourneyHead } from "./journeys.ts";
import { blockAmounts, differences, inJourneyCurrency, optionTotals, sellPrice } from "./prices.ts";

const id = "0b0e5f0a-9f7e-4c8e-9b6a-000000000001";
const head: JourneyHead = {
  title: { pt: "Lisboa", en: "" },
  intro: { pt: "", en: "" },
  clientId: null,
  travellers: [
    { firstName: "Ana", isChild: false },
    { firstName: "Rui", isChild: false },
    { firstName: "Tom", isChild: true },
  ],
  startsOn: "2027-07-04",
  endsOn: "2027-07-15",
  currency: "EUR",
  language: "pt",
  cover: null,
  colour: null,
  markup: null,
  note: "",
};
const price = (amount: number, currency: Price["currency"] = "EUR", rate?: string): Price => ({
  ...{ amount, currency },
  exchange: rate ? { rate, on: "2027-01-10" } : null,
});
const block = (change: Partial<NewBlock>): NewBlock => ({
  ...emptyBlock({ id, optionId: id, kind: "stay", day: 0, position: "V" }),
  ...change,
});

const anyPrice = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 10_000_000 }).map((amount) => price(amount)),
  fc
    .record({ amount: fc.integer({ min: 0, max: 10_000_000 }), rate: fc.integer({ min: 1, max: 9_999_999 }) })
    .map(({ amount, rate }) => price(amount, "USD", `${Math.floor(rate / 10_000)}.${rate % 10_000}`)),
);
const anyBlock = fc
  .record({ net: anyPrice, sell: anyPrice, day: fc.option(fc.nat(11)), isRemoved: fc.boolean() })
  .map(block);

test("sums add up to what each block shows", () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 30 }), (blocks) => {
      const totals = optionTotals(blocks, head);
      const shown = blocks
        .filter(({ day, isRemoved }) => day !== null && !isRemoved)
        .map((each) => blockAmounts(each, head));
      expect(totals.sell).toBe(shown.reduce((sum, { sell }) => sum + sell, 0));
      expect(totals.net).toBe(shown.reduce((sum, { net }) => sum + net, 0));
      expect(Math.abs(totals.perPerson! * 3 - totals.sell)).toBeLessThanOrEqual(1.5);
      expect(Math.abs(totals.perNight! * 11 - totals.sell)).toBeLessThanOrEqual(5.5);
      expect(optionTotals([...blocks].reverse(), head)).toEqual(totals);
    }),
    propertyRuns(300),
  );
});

test("parking or removing a block takes exactly its own amounts out of the sums", () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 10 }), anyBlock, (others, one) => {
      const placed = { ...one, day: 3, isRemoved: false };
      const [before, after] = [optionTotals([...others, placed], head), optionTotals(others, head)];
      const { net, sell } = blockAmounts(placed, head);
      expect([before.net - after.net, before.sell - after.sell]).toEqual([net, sell]);
      expect(optionTotals([...others, { ...placed, day: null }], head)).toEqual(after);
      expect(optionTotals([...others, { ...placed, isRemoved: true }], head)).toEqual(after);
    }),
    propertyRuns(200),
  );
});

test.each([
  [price(100, "USD", "0.925"), 92],
  [price(100, "USD", "0.935"), 94],
  [price(1_000, "JPY", "0.0061"), 610],
  [price(1_000, "BRL"), null],
  [price(1_234), 1_234],
] as const)("%j is %j in euros, rounded once, half to even", (given, expected) => {
  expect(inJourneyCurrency(given, "EUR")).toBe(expected);
});

test("a markup makes the selling price from the net one, unless one was typed", () => {
  const markup = { usual: 1_500, byKind: { stay: 1_250 } };
  expect(sellPrice(block({ net: price(20_002) }), markup)?.amount).toBe(22_502);
  expect(sellPrice(block({ kind: "dining", net: price(10_000) }), markup)?.amount).toBe(11_500);
  expect(sellPrice(block({ net: price(10_000), sell: price(9_000) }), markup)?.amount).toBe(9_000);
  expect(sellPrice(block({ net: price(10_000) }), null)).toBeNull();
});

test("what waits for a rate is in no sum and is counted as open", () => {
  const totals = optionTotals([block({ sell: price(5_000, "BRL") }), block({ sell: price(700) })], head);
  expect(totals).toMatchObject({ sell: 700, openRates: 1 });
});

test("options are compared with the first", () => {
  expect(differences([39_420, 41_000, 35_084])).toEqual([0, 1_580, -4_336]);
  expect(differences([])).toEqual([]);
});

test("whatever the rules of an operator, each kind sells at its own or the usual markup, rounded once, never below net", () => {
  const points = fc.integer({ min: 0, max: 100_000 });
  const anyMarkup = fc.record({
    usual: points,
    byKind: fc.dictionary(fc.constantFrom(...blockKinds), points),
  });
  fc.assert(
    fc.property(anyMarkup, fc.constantFrom(...blockKinds), fc.nat(10_000_000), (markup, kind, amount) => {
      const rate = markup.byKind[kind] ?? markup.usual;
      const sold = sellPrice(block({ kind, net: price(amount) }), markup)!.amount;
      expect(Math.abs(sold - amount - (amount * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      const { net, sell } = optionTotals([block({ kind, net: price(amount) })], { ...head, markup });
      expect([net, sell]).toEqual([amount, sold]);
      expect(sell).toBeGreaterThanOrEqual(net);
    }),
    propertyRuns(200),
  );
});

test("a frozen rate makes the same amount on any day, and the difference of options is that of their sums", () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 8 }), fc.array(anyBlock, { maxLength: 8 }), (a, b) => {
      const later = (each: NewBlock): NewBlock => ({
        ...each,
        sell: each.sell && {
          ...each.sell,
          exchange: each.sell.exchange && { ...each.sell.exchange, on: "2030-01-01" },
        },
      });
      const sells = [a, b].map((blocks) => optionTotals(blocks, head).sell);
      expect([a, b].map((blocks) => optionTotals(blocks.map(later), head).sell)).toEqual(sells);
      expect(differences(sells)).toEqual([0, sells[1]! - sells[0]!]);
    }),
    propertyRuns(200),
  );
});

test("a rate that leads to an amount nobody can ask counts as not yet typed, and no sum breaks", () => {
  const blocks = [
    block({ sell: price(1_000_000_000_000, "USD", "999999999") }),
    block({ sell: price(5_000, "USD", "0.9") }),
  ];
  expect(optionTotals(blocks, head)).toMatchObject({ sell: 4_500, openRates: 1 });
});
