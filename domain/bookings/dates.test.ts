import { expect, test } from "vitest";
import { atStakeOf, commissionDate, type DateKind, datesOf } from "./dates.ts";

const now = new Date("2026-03-02T12:00:00Z");
const terms = {
  payments: [
    { kind: "balance" as const, dueOn: "2026-03-20", amount: 700 },
    { kind: "deposit" as const, dueOn: "2026-03-02", amount: 300 },
  ],
  freeUntil: "2026-03-10T18:00:00.000Z",
  penalties: [
    { daysBefore: 3, share: 10_000 },
    { daysBefore: 21, share: 5_000 },
  ],
  perks: [],
};
const booking = {
  ...{ state: "accepted" as const, total: 1_000, optionUntil: null, terms, timeZone: "Europe/Lisbon" },
  settled: [] as string[],
};
const said = (given: typeof booking | object, at = now) =>
  datesOf({ ...booking, ...given }, at).map(({ kind, daysLeft, amount }) => [kind, daysLeft, amount]);

test("what is due and until when it is free stand in their order, each with what it costs", () => {
  expect(said({})).toEqual([
    ["deposit", 0, 300],
    ["free_cancellation", 8, 500],
    ["balance", 18, 700],
  ]);
});

test("where freedom ends and nobody said what is kept then, the whole stay is at stake", () => {
  const free = { ...terms, payments: [], penalties: [] };
  expect(said({ terms: free })).toEqual([["free_cancellation", 8, 1_000]]);
  expect(said({ terms: { ...free, freeUntil: null } })).toEqual([]);
});

test("an option costs the stay; what is over, far ahead or not agreed costs nothing", () => {
  const optioned = { state: "optioned", terms: null, optionUntil: new Date("2026-03-03T18:00:00Z") };
  expect(said(optioned)).toEqual([["option", 1, 1_000]]);
  expect(said(optioned, new Date("2026-03-03T18:00:00Z"))).toEqual([]);
  expect(said({}, new Date("2026-03-11T00:00:00Z"))).toEqual([["balance", 9, 700]]);
  expect(said({}, new Date("2026-01-01T12:00:00Z"))).toEqual([]);
  expect(said({ state: "cancelled" })).toEqual([]);
});

test("a day ends where the hotel is: due today there is due today, also where it is tomorrow already", () => {
  // Half past two in the night of the third in Europe, still the second in Bahia.
  const late = new Date("2026-03-03T01:30:00Z");
  expect(said({}, late)[0]).toEqual(["free_cancellation", 7, 500]);
  expect(said({ timeZone: "America/Bahia" }, late)[0]).toEqual(["deposit", 0, 300]);
});

test("a payment that is settled costs nothing any more; another of its kind still does", () => {
  expect(said({ settled: ["deposit:0", "balance:1"] }).map(([kind]) => kind)).toEqual([
    ...["free_cancellation", "balance"],
  ]);
});

test("a commission is due on a day of the house's, ahead or passed", () => {
  const due = (dueOn: string) => commissionDate({ dueOn, amount: 90 }, now);
  expect(due("2026-03-09")).toMatchObject({ daysLeft: 7, at: new Date("2026-03-10T02:59:00Z"), amount: 90 });
  expect(due("2026-02-20").daysLeft).toBe(-10);
});

test("a booking is at stake once: what is to be paid, or what leaving costs if that is more", () => {
  const of = (bookingId: string, kind: DateKind, amount: number, currency: "EUR" | "BRL" = "EUR") => ({
    ...{ bookingId, kind, amount, currency },
  });
  const paid = [of("a", "deposit", 5_040), of("a", "free_cancellation", 8_400), of("a", "balance", 11_760)];
  expect(atStakeOf(paid)).toEqual([{ currency: "EUR", amount: 16_800 }]);
  // The balance is months away: leaving costs more than the deposit that is due.
  expect(atStakeOf(paid.slice(0, 2))).toEqual([{ currency: "EUR", amount: 8_400 }]);
  expect(atStakeOf([...paid, of("b", "option", 300), of("c", "option", 700, "BRL")])).toEqual([
    { currency: "BRL", amount: 700 },
    { currency: "EUR", amount: 17_100 },
  ]);
});
