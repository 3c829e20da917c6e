import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { type CommissionLine, owedToHouse, partsOf, splitParts } from "../commissions/amounts.ts";
import { type Booked, bonus, receipt, recognition, resolution } from "../commissions/postings.ts";
import type { Currency } from "../money/money.ts";
import { payment, reckonPayout } from "../payouts/reckoning.ts";
import { type Entry, imbalanceOf, reversalOf, tidyEntries } from "./ledger.ts";

const currencies = ["EUR", "BRL", "USD"] as const;
const rates: Record<string, string | null> = { EUR: "6.1837", BRL: null, USD: "5.4411" };
const PAYEES = ["marina", "lia"];

type Step =
  | { kind: "confirm"; base: number; rate: number; points: number; currency: Currency }
  | { kind: "receive"; amount: number; charges: number; unmatched: number; currency: Currency }
  | { kind: "resolve"; amount: number; currency: Currency }
  | { kind: "pay"; payee: number; currency: Currency }
  | { kind: "reverse"; which: number };

const currency = fc.constantFrom(...currencies);
const amount = fc.integer({ min: 0, max: 3_000_000 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("confirm" as const),
    base: amount,
    rate: fc.integer({ min: 0, max: 3_000 }),
    points: fc.integer({ min: 1, max: 9_999 }),
    currency,
  }),
  fc.record({
    kind: fc.constant("receive" as const),
    amount,
    charges: fc.integer({ min: 0, max: 4_000 }),
    unmatched: fc.integer({ min: 0, max: 50_000 }),
    currency,
  }),
  fc.record({ kind: fc.constant("resolve" as const), amount: fc.integer({ min: 1, max: 50_000 }), currency }),
  fc.record({ kind: fc.constant("pay" as const), payee: fc.integer({ min: 0, max: 1 }), currency }),
  fc.record({ kind: fc.constant("reverse" as const), which: fc.nat(40) }),
);

/** Books kept as the house keeps them: a list of transactions, each taken back at most once. */
function keepBooks(given: readonly Step[]) {
  const transactions: { entries: Entry[]; isOver: boolean; payee?: string }[] = [];
  const all = () => transactions.flatMap(({ entries }) => entries);
  const owedTo = (payeeId: string, of: Currency) =>
    -all()
      .filter(
        ({ account, holderId, currency: held }) =>
          account === "payable" && holderId === payeeId && held === of,
      )
      .reduce((sum, entry) => sum + entry.amount, 0);
  for (const step of given) {
    const entries = entriesOf(step, owedTo);
    if (entries) transactions.push({ entries, isOver: false });
    if (step.kind !== "reverse") continue;
    const found = transactions[step.which % Math.max(1, transactions.length)];
    if (!found || found.isOver) continue;
    found.isOver = true;
    transactions.push({ entries: reversalOf(found.entries), isOver: true });
  }
  return { transactions, all, owedTo };
}

function entriesOf(step: Step, owedTo: (payeeId: string, of: Currency) => number): Entry[] | null {
  if (step.kind === "confirm") {
    const lines = [{ base: step.base, agreed: step.base, rate: step.rate }] as CommissionLine[];
    const parts = partsOf(lines, { overrideRate: 300, houseRate: 100 });
    const split = [
      { payeeId: PAYEES[0]!, points: step.points },
      { payeeId: PAYEES[1]!, points: 10_000 - step.points },
    ];
    const booked: Booked = {
      ...{ route: "house", hotelId: "hotel", currency: step.currency, parts },
      shares: splitParts(split, parts),
    };
    expect(owedToHouse("house", parts)).toBe(parts.hotelLine + parts.override);
    return [...recognition(booked), ...bonus(booked)];
  }
  if (step.kind === "receive") return receipt({ hotelId: "hotel", ...step });
  if (step.kind === "resolve") return resolution({ hotelId: "hotel", ...step });
  if (step.kind === "reverse") return null;
  const payeeId = PAYEES[step.payee]!;
  const owed = owedTo(payeeId, step.currency);
  const paid =
    owed > 0
      ? reckonPayout({
          amounts: [owed],
          currency: step.currency,
          rate: rates[step.currency]!,
          withholdings: [],
        })
      : null;
  return paid && payment({ payeeId, currency: step.currency, ...paid });
}

test("after any sequence of confirmations, transfers, payouts and reversals the books balance, and taking everything back leaves nothing", () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 40 }), (given) => {
      const { transactions, all } = keepBooks(given);
      for (const { entries } of transactions) expect(imbalanceOf(entries).size).toBe(0);
      expect(imbalanceOf(all()).size).toBe(0);
      const open = transactions.filter(({ isOver }) => !isOver).flatMap(({ entries }) => reversalOf(entries));
      expect(tidyEntries([...all(), ...open])).toEqual([]);
    }),
    propertyRuns(300),
  );
});

test("whoever is paid all that they are owed is owed nothing, and paid again gets nothing", () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 20 }), currency, (given, of) => {
      const pays: Step[] = [0, 1].map((payee) => ({ kind: "pay", payee, currency: of }));
      const once = keepBooks([...given, ...pays]);
      const again = keepBooks([...given, ...pays, ...pays]);
      for (const payee of PAYEES) expect(once.owedTo(payee, of)).toBeLessThanOrEqual(0);
      expect(again.transactions.length).toBe(once.transactions.length);
    }),
    propertyRuns(300),
  );
});
