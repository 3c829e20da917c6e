import { expect, test } from "vitest";
import { earningsOf, type ShareSum } from "./earnings.ts";

const sum = (state: ShareSum["state"], amount: number, change: Partial<ShareSum> = {}): ShareSum => ({
  ...{ state, amount, came: 0, currency: "EUR", month: "2026-11", isPast: false, count: 1, ...change },
});

test("each currency stands by itself, what is late is late whatever its state, and what is argued about is nowhere", () => {
  const { tiles } = earningsOf(
    [
      ...[sum("expected", 10), sum("expected", 7, { currency: "BRL" }), sum("confirmed", 20)],
      ...[sum("expected", 1, { isPast: true }), sum("confirmed", 2, { isPast: true }), sum("disputed", 99)],
      ...[sum("received", 3), sum("declared_paid", 4), sum("settled", 5), sum("paid", 6)],
      sum("paid", 50, { month: "2025-12" }),
    ],
    "2026-11-16",
  );
  const of = (amount: number, count: number, currency = "EUR") => ({ currency, amount, came: 0, count });
  expect(tiles).toEqual({
    expected: [of(7, 1, "BRL"), of(10, 1)],
    overdue: [of(3, 2)],
    confirmed: [of(20, 1)],
    arriving: [of(7, 2)],
    arrived: [of(11, 2)],
  });
});

test("by month, only what reached the payee has arrived", () => {
  const { months } = earningsOf([sum("received", 3), sum("settled", 5), sum("expected", 9)], "2026-11-16");
  expect(months).toEqual([{ month: "2026-11", currency: "EUR", arrived: 5, awaited: 12 }]);
});

test("what came in part stands beside what is missing, in its tile and in its month", () => {
  const { tiles, months } = earningsOf(
    [sum("confirmed", 22_100, { came: 40_000, isPast: true })],
    "2026-11-16",
  );
  expect(tiles.overdue).toEqual([{ currency: "EUR", amount: 22_100, came: 40_000, count: 1 }]);
  expect(months).toEqual([{ month: "2026-11", currency: "EUR", arrived: 0, awaited: 62_100 }]);
});
