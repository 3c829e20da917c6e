import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFigures } from "#testing/any-figures.ts";
import { propertyRuns } from "#testing/property-runs.ts";
import { dayAfter } from "../zones.ts";
import { Card, type RuleKey, ruleKeys } from "./cards.ts";
import type { Figures } from "./figures.ts";
import { cardsOf, rules } from "./rules.ts";
import { groupMedian } from "./statistics.ts";
import { ago, figuresOf, journeyOf, owedOf, stayOf, TODAY } from "./testing/figures.ts";

test("no card stands without evidence that can be opened, words in both languages, and a way to act", () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      for (const card of cardsOf(figures)) {
        expect(Card.safeParse(card).error).toBeUndefined();
        expect(card.evidence.rows.length).toBeGreaterThan(0);
        for (const { to, cells } of card.evidence.rows) {
          expect(to).toMatch(/^\//);
          expect(cells).toHaveLength(card.evidence.columns.length);
        }
        for (const words of [
          card.sentence,
          card.comparison,
          card.figure,
          card.unit,
          card.basis,
          card.action.label,
        ]) {
          expect(words.pt.trim()).not.toBe("");
          expect(words.en.trim()).not.toBe("");
          expect(`${words.pt}${words.en}`).not.toMatch(/undefined|NaN|null|Infinity/);
        }
      }
    }),
    propertyRuns(120),
  );
});

test("a card says what its journey is worth, however many prices that adds up", () => {
  const stalled = journeyOf(1, { worth: 3_000_000_000_000, stateAt: ago(40), publishedAt: ago(40) });
  const worths = cardsOf(figuresOf({ journeys: [stalled] })).map((card) => Card.parse(card).worth?.amount);
  expect(worths).toContain(3_000_000_000_000);
});

test("the same cause never makes two cards, and the same figures always the same cards", () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const cards = cardsOf(figures);
      const causes = cards.map(({ rule, cause }) => `${rule}/${cause}`);
      expect(new Set(causes).size).toBe(causes.length);
      const turned = {
        ...figures,
        stays: figures.stays.toReversed(),
        journeys: figures.journeys.toReversed(),
      };
      expect(
        cardsOf(turned)
          .map(({ rule, cause }) => `${rule}/${cause}`)
          .sort(),
      ).toEqual(causes.sort());
    }),
    propertyRuns(80),
  );
});

test("no group is spoken of under five people", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (values) => {
      const median = groupMedian(values);
      expect(median === null).toBe(values.length < 5);
      if (median) expect(median.people).toBe(values.length);
    }),
    propertyRuns(200),
  );
});

test("a comparison stands on five cases or is not made", () => {
  const above = (past: number) =>
    cardsOf(
      figuresOf({
        stays: [
          ...Array.from({ length: past }, (_, n) => stayOf(n, { state: "stayed" })),
          stayOf(99, { state: "sent", total: 900_000 }),
        ],
      }),
    ).filter(({ rule }) => rule === "price_above_usual");
  expect(above(4)).toEqual([]);
  expect(above(5)).toMatchObject([{ confidence: "low", figure: { pt: "+200%" } }]);
  expect(above(5)[0]!.evidence.rows).toHaveLength(6);
});

const hotelA = { hotelId: stayOf(1).hotelId, hotel: "Hotel A" };

/** What each rule needs to speak; without the one thing that matters it is silent. */
const speaking: Record<RuleKey, { on: Partial<Figures>; off: Partial<Figures> }> = {
  option_ending: {
    on: { stays: [stayOf(1, { state: "optioned", optionUntil: ago(-1) })] },
    off: { stays: [stayOf(1, { state: "optioned", optionUntil: ago(-4) })] },
  },
  slow_hotel: {
    on: { stays: [stayOf(1, { state: "sent", waitsFor: "hotel", dueAt: ago(1) })] },
    off: { stays: [stayOf(1, { state: "sent", waitsFor: "hotel", dueAt: ago(-1) })] },
  },
  waiting_for_you: {
    on: { stays: [stayOf(1, { state: "countered", waitsFor: "seller", updatedAt: ago(1) })] },
    off: { stays: [stayOf(1, { state: "countered", waitsFor: "seller", updatedAt: ago(0.5) })] },
  },
  unused_perk: {
    on: { stays: [stayOf(1, { promisedPerks: 0 })] },
    off: { stays: [stayOf(1, { promisedPerks: 1 })] },
  },
  kit_expiring: {
    on: { ...withHotel(), kit: [{ id: "k", title: "Ficha", ...hotelA, closesOn: dayAfter(TODAY, 20) }] },
    off: { ...withHotel(), kit: [{ id: "k", title: "Ficha", ...hotelA, closesOn: dayAfter(TODAY, 60) }] },
  },
  contract_ending: {
    on: { ...withHotel(), contracts: [{ ...hotelA, endsOn: dayAfter(TODAY, 80) }] },
    off: { ...withHotel(), contracts: [{ ...hotelA, endsOn: dayAfter(TODAY, 90) }] },
  },
  price_above_usual: {
    on: { stays: [...fiveStays(), stayOf(9, { state: "sent", total: 375_000 })] },
    off: { stays: [...fiveStays(), stayOf(9, { state: "sent", total: 374_000 })] },
  },
  stalled_proposal: {
    on: { journeys: [journeyOf(1, { publishedAt: ago(7) })] },
    off: { journeys: [journeyOf(1, { publishedAt: ago(6) })] },
  },
  read_unanswered: {
    on: { journeys: [journeyOf(1)], proposals: [opened(4)] },
    off: { journeys: [journeyOf(1)], proposals: [opened(3)] },
  },
  slow_answer: {
    on: { journeys: [journeyOf(1)], proposals: [{ ...opened(1), waitsSince: ago(1) }] },
    off: { journeys: [journeyOf(1)], proposals: [{ ...opened(1), waitsSince: ago(0.9) }] },
  },
  link_ending: {
    on: { journeys: [journeyOf(1)], proposals: [{ ...opened(1), expiresAt: ago(-5) }] },
    off: { journeys: [journeyOf(1)], proposals: [{ ...opened(1), expiresAt: ago(-6) }] },
  },
  accepted_unasked: {
    on: withHotel({ state: "accepted" }),
    off: { ...withHotel({ state: "accepted" }), stays: [stayOf(1, { journeyId: journeyOf(1).id })] },
  },
  conversion_falling: {
    on: { journeys: [...sent(6, 10, 0), ...sent(6, 200, 6)] },
    off: { journeys: [...sent(6, 10, 6), ...sent(6, 200, 6)] },
  },
  overdue_commission: {
    on: { owed: [owedOf(1, { dueOn: dayAfter(TODAY, -1) })] },
    off: { owed: [owedOf(1, { dueOn: TODAY })] },
  },
  missing_invoice: {
    on: { owed: [owedOf(1)], uninvoiced: [{ id: owedOf(1).id, currency: "EUR", amount: 30_000 }] },
    off: { owed: [owedOf(1)] },
  },
  hotel_dependence: {
    on: { owed: [1, 2, 3, 4].map((n) => owedOf(n)).concat(owedOf(5, hotelB())) },
    off: { owed: [1, 2].map((n) => owedOf(n)).concat([3, 4, 5].map((n) => owedOf(n, { hotelId: `h${n}` }))) },
  },
  next_tier: {
    on: { tier: { next: "gold", missing: 40, score: 560, path: [pathStep(40)] } },
    off: { tier: { next: "gold", missing: 41, score: 559, path: [pathStep(40)] } },
  },
  empty_season: {
    on: { stays: fiveStays({ checkIn: "2025-12-10", checkOut: "2025-12-13", state: "stayed" }) },
    off: {
      stays: fiveStays({ checkIn: "2025-12-10", checkOut: "2025-12-13", state: "stayed" }),
      journeys: [journeyOf(1, { startsOn: "2026-12-05", publishedAt: ago(1) })],
    },
  },
  overdue_checkpoints: { on: { overdue: [checkpoint(1), checkpoint(2)] }, off: { overdue: [checkpoint(1)] } },
  client_anniversary: {
    on: { birthdays: [{ clientId: journeyOf(1).clientId!, client: "Ana", on: dayAfter(TODAY, 14) }] },
    off: { birthdays: [{ clientId: journeyOf(1).clientId!, client: "Ana", on: dayAfter(TODAY, 15) }] },
  },
  returning_client: {
    on: { journeys: [travelled(300)] },
    off: {
      journeys: [travelled(300), journeyOf(2, { clientId: travelled(300).clientId, publishedAt: ago(1) })],
    },
  },
};

test.each(ruleKeys)("%s speaks at its threshold and is silent beside it", (key) => {
  const { on, off } = speaking[key];
  expect(rules[key].cards(figuresOf(on)).length).toBeGreaterThan(0);
  expect(rules[key].cards(figuresOf(off))).toEqual([]);
  expect(rules[key].question.pt).toMatch(/\?$/);
  expect(rules[key].question.en).toMatch(/\?$/);
});

function withHotel(change: Parameters<typeof journeyOf>[1] = {}): Partial<Figures> {
  const journey = journeyOf(1, { publishedAt: ago(2), ...change });
  return { journeys: [journey], liveHotels: [{ journeyId: journey.id, ...hotelA }] };
}
function fiveStays(change: Parameters<typeof stayOf>[1] = {}) {
  return [1, 2, 3, 4, 5].map((n) => stayOf(n, change));
}
function opened(openings: number) {
  return {
    ...{ journeyId: journeyOf(1).id, openings, lastOpenedAt: ago(1), waitsSince: null },
    ...{ hasChosen: false, expiresAt: null },
  };
}
function sent(count: number, daysAgo: number, taken: number) {
  return Array.from({ length: count }, (_, n) =>
    journeyOf(daysAgo + n, {
      firstPublishedAt: ago(daysAgo),
      publishedAt: ago(daysAgo),
      wasAccepted: n < taken,
    }),
  );
}
function hotelB() {
  return { hotelId: "b", hotel: "Hotel B" };
}
function pathStep(points: number) {
  return { kind: "proposal" as const, id: journeyOf(1).id, name: "Jornada", points, on: null };
}
function checkpoint(n: number) {
  return {
    id: journeyOf(n).id,
    title: { pt: "Docs", en: "Docs" },
    journeyId: null,
    journey: null,
    day: dayAfter(TODAY, -3),
  };
}
function travelled(days: number) {
  const endsOn = dayAfter(TODAY, -days);
  return journeyOf(1, { state: "completed", startsOn: dayAfter(endsOn, -5), endsOn, wasAccepted: true });
}
