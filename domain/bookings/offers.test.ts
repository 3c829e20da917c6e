import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { ContractTerms } from "../hotels/contracts.ts";
import { emptyProduct, priceUnits } from "../products/content.ts";
import { dayAfter } from "../zones.ts";
import { offerRoom, offerTerms, placesAsked, priceAsked, requestFaults } from "./offers.ts";
import { canTake, standingAfter, stepFaults } from "./take-step.ts";
import { estimateCommission } from "./usual-terms.ts";

const TODAY = "2026-03-02";
const product = fc
  .record({
    unit: fc.constantFrom(...priceUnits),
    price: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
    discount: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    commission: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ discount, ...said }) => ({
    ...emptyProduct("experience", null),
    ...said,
    memberPrice: said.price !== null && discount !== null ? Math.max(0, said.price - discount) : null,
  }));
const asked = fc
  .record({
    from: fc.integer({ min: 0, max: 400 }),
    days: fc.integer({ min: 0, max: 20 }),
    people: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ from, days, people }) => {
    const startsOn = dayAfter(TODAY, from);
    return { startsOn, endsOn: dayAfter(startsOn, days), people };
  });

test("a member never pays more than the public, and earns by the product's own rate; a visitor's request earns nobody anything", () => {
  fc.assert(
    fc.property(product, asked, (said, wish) => {
      const [member, visitor] = [priceAsked(said, wish, true), priceAsked(said, wish, false)];
      expect(member === null).toBe(visitor === null);
      if (member === null || visitor === null) return;
      expect(member).toBeLessThanOrEqual(visitor);
      const room = offerRoom("Passeio", member);
      const earned = estimateCommission(ContractTerms.parse(offerTerms(said, true)), [room])!;
      expect(Math.abs(earned - (member * said.commission) / 10_000)).toBeLessThanOrEqual(0.5);
      expect(estimateCommission(ContractTerms.parse(offerTerms(said, false)), [room])).toBe(0);
    }),
    propertyRuns(200),
  );
});

test("people take places where people pay, a night lasts one, and days lie where the product is offered", () => {
  const said = emptyProduct("experience", null);
  const wish = { startsOn: "2026-03-10", endsOn: "2026-03-10", people: 4 };
  expect([placesAsked({ unit: "person" }, wish), placesAsked({ unit: "group" }, wish)]).toEqual([4, 1]);
  expect(requestFaults(said, wish, TODAY)).toEqual({});
  expect(requestFaults({ ...said, unit: "night" }, wish, TODAY)).toEqual({ endsOn: "ends_before_start" });
  expect(requestFaults(said, { ...wish, startsOn: "2026-03-01" }, TODAY)).toEqual({ startsOn: "in_past" });
  expect(requestFaults({ ...said, startsOn: "2026-03-11" }, wish, TODAY)).toEqual({ startsOn: "invalid" });
  expect(requestFaults({ ...said, endsOn: "2026-03-09" }, wish, TODAY)).toEqual({ endsOn: "invalid" });
});

test("nothing is asked for or proposed for more than a year of nights, or further ahead than three years", () => {
  const said = emptyProduct("stay", null);
  const wish = { startsOn: "2026-03-10", endsOn: "2027-03-11", people: 1 };
  expect(requestFaults(said, wish, TODAY)).toEqual({});
  const far = "9999-12-31";
  expect(requestFaults(said, { ...wish, endsOn: "2027-03-12" }, TODAY)).toEqual({ endsOn: "invalid" });
  expect(requestFaults(said, { ...wish, startsOn: far, endsOn: far }, TODAY)).toEqual({
    startsOn: "invalid",
  });
  const standing = {
    ...{ state: "sent" as const, waitsFor: "hotel" as const, isAsked: false, rooms: 1, timeZone: "UTC" },
    ...{ checkIn: wish.startsOn, checkOut: wish.startsOn, product: { isUnpriced: false } },
  };
  const proposal = { checkIn: wish.startsOn, checkOut: far, rooms: [{ category: "A", price: 5 }] };
  const step = { kind: "counter" as const, proposal, message: "Assim." };
  const faults = stepFaults(standing, step, new Date("2026-03-02T12:00:00Z"));
  expect(faults).toEqual({ "step.proposal.checkOut": "too_long" });
});

test("one price pays for a month at most, and for as many people as its seller says, or twelve where nobody is asked", () => {
  const group = { ...emptyProduct("experience", null), unit: "group" as const };
  const wish = { startsOn: "2026-03-10", endsOn: "2026-04-09", people: 200 };
  const longer = { ...wish, endsOn: "2026-04-10" };
  expect([requestFaults(group, wish, TODAY), requestFaults(group, longer, TODAY)]).toEqual([
    {},
    { endsOn: "too_long" },
  ]);
  expect(requestFaults({ ...group, unit: "person" }, longer, TODAY)).toEqual({ endsOn: "too_long" });
  expect(requestFaults({ ...group, unit: "night" }, longer, TODAY)).toEqual({});
  const most = (said: object) =>
    [1, 8, 9, 12, 13, 200].filter(
      (people) => !requestFaults({ ...group, ...said }, { ...wish, people }, TODAY).people,
    );
  expect(most({ partyMax: 8 })).toEqual([1, 8]);
  expect(most({ isInstant: true })).toEqual([1, 8, 9, 12]);
  expect(most({ isInstant: true, partyMax: 200 })).toEqual([1, 8, 9, 12, 13, 200]);
  expect(most({ isInstant: true, unit: "person" })).toEqual([1, 8, 9, 12, 13, 200]);
  // What was published before anybody was asked for how many.
  expect(most({ isInstant: true, partyMax: undefined })).toEqual([1, 8, 9, 12]);
});

test("whoever offers a product says that it is over, from its last day on; of a stay only time does", () => {
  const standing = {
    ...{ state: "accepted" as const, waitsFor: null, isAsked: false, rooms: 1 },
    ...{ checkIn: "2026-03-09", checkOut: "2026-03-10", timeZone: "UTC" },
  };
  const can = (day: string, product?: { isUnpriced: boolean }) =>
    canTake({ ...standing, product }, { by: "hotel", kind: "complete", now: new Date(`${day}T12:00:00Z`) });
  const product = { isUnpriced: false };
  expect([can("2026-03-09", product), can("2026-03-10", product), can("2026-03-10")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("what has no price is not agreed on before somebody says one", () => {
  const now = new Date("2026-03-02T12:00:00Z");
  const standing = {
    ...{ state: "sent" as const, waitsFor: "hotel" as const, isAsked: false, rooms: 1 },
    ...{ checkIn: "2026-03-10", checkOut: "2026-03-10", timeZone: "UTC", product: { isUnpriced: true } },
  };
  const can = (kind: "accept" | "hold" | "counter") => canTake(standing, { by: "hotel", kind, now });
  expect([can("accept"), can("hold"), can("counter")]).toEqual([false, false, true]);
  const proposal = { checkIn: "2026-03-10", checkOut: "2026-03-10", rooms: [{ category: "A", price: 5 }] };
  const step = { kind: "counter" as const, proposal, message: "Assim." };
  const after = { ...standing, ...standingAfter(standing, { by: "hotel", step }) };
  expect(canTake(after, { by: "seller", kind: "take", now })).toBe(true);
});
