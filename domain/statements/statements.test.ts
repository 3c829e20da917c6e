import { expect, test } from "vitest";
import { isPauseProposed, rungOf } from "./rungs.ts";
import { linesOf, type StatementLine, sumsOf } from "./statements.ts";

const line = (what: StatementLine["what"], currency: "EUR" | "BRL", amount: number): StatementLine => ({
  ...{ on: "2026-07-08", what, reference: "PD-1", number: null, hotel: "Sagres", currency, amount },
  daysLate: 0,
});

test("a line goes up the ladder at 10, 30 and 60 days, and only the last proposes a pause", () => {
  expect([0, 9, 10, 29, 30, 59, 60, 400].map(rungOf)).toEqual([null, null, 10, 10, 30, 30, 60, 60]);
  expect([null, 10, 30, 60].map(isPauseProposed)).toEqual([false, false, false, true]);
});

test("lines stand by their day, those of one day by their booking", () => {
  const said = (on: string, reference: string) => ({ ...line("paid", "EUR", 1), on, reference });
  const lines = [said("2026-09-27", "C"), said("2026-09-15", "B"), said("2026-09-15", "A")];
  expect(linesOf({ lines }).map(({ reference }) => reference)).toEqual(["A", "B", "C"]);
});

test("a statement comes to what arrived less what came back, each currency by itself", () => {
  const lines = [
    ...[line("confirmed", "EUR", 900), line("paid", "EUR", 700), line("reversed", "EUR", 200)],
    ...[line("settled", "BRL", 50), line("received", "BRL", 9)],
  ];
  expect(sumsOf(lines)).toEqual([
    { currency: "BRL", amount: 50 },
    { currency: "EUR", amount: 500 },
  ]);
  expect(sumsOf([line("late", "EUR", 5), line("late", "EUR", 6)])).toEqual([{ currency: "EUR", amount: 11 }]);
});
