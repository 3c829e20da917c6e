import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { imbalanceOf, reversalOf, tidyEntries } from "../ledger/ledger.ts";
import { type CommissionLine, houseRateOf, linesOf, owedToHouse, partsOf, splitParts } from "./amounts.ts";
import { daysLate, dueOn } from "./due.ts";
import { bonus, receipt, recognition } from "./postings.ts";
import { barOf, matchRemittance, type Payable, readRemittanceFile, shortfalls } from "./remittance.ts";
import { retainedShare, retainLines } from "./retained.ts";
import { commissionRoutes } from "./states.ts";

const name = { pt: "", en: "" };
const plan = (code: string, kind: "commissionable" | "net" | "programme", commission: number) => ({
  ...{ code, name, kind, commission },
});
const ratePlans = [
  plan("BAR", "commissionable", 1_000),
  plan("NET", "net", 0),
  plan("VIRT", "programme", 1_200),
];
const line = (base: number, rate: number): CommissionLine => ({
  ...{ category: "Casa", ratePlan: "BAR", rate, agreed: base, base },
});

test("each room earns by its plan, rounded once; a net room opens nothing", () => {
  const rooms = ["BAR", "NET", "VIRT"].map((ratePlan) => ({ category: "Casa", ratePlan, price: 621_005 }));
  const lines = linesOf({ ratePlans }, rooms);
  expect(lines.map(({ ratePlan }) => ratePlan)).toEqual(["BAR", "VIRT"]);
  expect(partsOf(lines, { overrideRate: 250, houseRate: 100 })).toEqual({
    ...{ base: 1_242_010, hotelLine: 62_100 + 74_521, override: 31_050, houseLine: 12_420 },
  });
});

test("the house adds the tier's bonus only out of an override, and never more than it", () => {
  expect(houseRateOf({ override: null }, 200)).toBe(0);
  expect(houseRateOf({ override: 250 }, 100)).toBe(100);
  expect(houseRateOf({ override: 100 }, 200)).toBe(100);
});

test.each([
  [{ from: "checkout", days: 30 }, "2026-10-09", "2026-11-08"],
  [{ from: "month_end", days: 30 }, "2026-10-09", "2026-11-30"],
  [{ from: "month_end", days: 0 }, "2028-02-03", "2028-02-29"],
  [{ from: "checkout", days: 0 }, "2026-12-31", "2026-12-31"],
] as const)("by %j a stay that ends on %s is due on %s", (rule, checkOut, due) => {
  expect(dueOn(rule, checkOut)).toBe(due);
});

test("it is late from the day after on, and only while it is awaited", () => {
  const at = (state: "confirmed" | "settled", today: string) =>
    daysLate({ state, dueOn: "2026-11-08" }, today);
  expect([at("confirmed", "2026-11-08"), at("confirmed", "2026-11-09")]).toEqual([0, 1]);
  expect(at("settled", "2026-12-01")).toBe(0);
});

test("a cancelled stay keeps the share of its nearest penalty, nothing while it was free", () => {
  const terms = {
    freeUntil: "2026-06-20T17:00:00.000Z",
    penalties: [
      { daysBefore: 14, share: 5_000 },
      { daysBefore: 3, share: 10_000 },
    ],
  };
  const at = (instant: string) =>
    retainedShare({ terms, checkIn: "2026-07-04", timeZone: "Europe/Lisbon", at: new Date(instant) });
  expect(at("2026-06-20T16:00:00Z")).toBe(0);
  expect(at("2026-06-21T16:00:00Z")).toBe(5_000);
  expect(at("2026-07-02T16:00:00Z")).toBe(10_000);
  expect(at("2026-07-05T16:00:00Z")).toBe(10_000);
  expect(retainLines([line(5_001, 1_000)], 5_000)[0]).toMatchObject({ agreed: 2_500, base: 2_500 });
});

const amounts = fc.integer({ min: 0, max: 5_000_000 });
const shares = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 }).map((weights) => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const points = weights.map((weight) => Math.floor((weight * 10_000) / all));
  points[0]! += 10_000 - points.reduce((sum, value) => sum + value, 0);
  return points.map((value, at) => ({ payeeId: `payee-${at}`, points: value }));
});
const stays = fc.record({
  route: fc.constantFrom(...commissionRoutes),
  lines: fc.array(fc.tuple(amounts, fc.integer({ min: 0, max: 3_000 })), { minLength: 1, maxLength: 4 }),
  rates: fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
    .map(([override, tier]) => ({ overrideRate: override, houseRate: Math.min(override, tier) })),
  shares,
});

test("shares lose no cent, and shares that are not the whole are refused", () => {
  fc.assert(
    fc.property(stays, ({ lines, rates, shares: whole }) => {
      const parts = partsOf(
        lines.map(([base, rate]) => line(base, rate)),
        rates,
      );
      const split = splitParts(whole, parts);
      expect(split.reduce((sum, { hotelLine }) => sum + hotelLine, 0)).toBe(parts.hotelLine);
      expect(split.reduce((sum, { houseLine }) => sum + houseLine, 0)).toBe(parts.houseLine);
    }),
    propertyRuns(200),
  );
  expect(() => splitParts([{ payeeId: "a", points: 9_999 }], { hotelLine: 1, houseLine: 0 })).toThrow(
    "10,000",
  );
});

test("every posting balances per currency, and so does what takes it back", () => {
  fc.assert(
    fc.property(stays, amounts, amounts, ({ route, lines, rates, shares: whole }, received, unmatched) => {
      const parts = partsOf(
        lines.map(([base, rate]) => line(base, rate)),
        rates,
      );
      const booked = { route, hotelId: "hotel", currency: "EUR" as const, parts };
      const all = { ...booked, shares: splitParts(whole, parts) };
      const amount = received + unmatched;
      const postings = [
        recognition(all),
        bonus(all),
        receipt({ hotelId: "hotel", currency: "EUR", amount, charges: 40, unmatched }),
      ];
      for (const entries of postings) {
        expect(imbalanceOf(entries).size).toBe(0);
        expect(imbalanceOf(reversalOf(entries)).size).toBe(0);
        expect(tidyEntries([...entries, ...reversalOf(entries)])).toEqual([]);
      }
      const owed = recognition(all).find(({ account }) => account === "receivable")!.amount;
      expect(owed).toBe(owedToHouse(route, parts));
    }),
    propertyRuns(200),
  );
});

const payable = (number: string, outstanding: number, isPayable = true): Payable => ({
  ...{ id: number.toLowerCase(), number, outstanding, bar: isPayable ? null : "void" },
});
const match = (amount: number, lines: [string, number][], payables: Payable[]) =>
  matchRemittance({
    ...{ amount, payables, currency: "EUR", shortfall: "charges" },
    lines: lines.map(([number, paid]) => ({ number, amount: paid })),
  });

test("a transfer settles, pays in part or waits in suspense, line by line, and says which", () => {
  const payables = [
    payable("A", 10_000),
    payable("B", 50_000),
    payable("C", 9_000),
    payable("V", 700, false),
  ];
  const lines: [string, number][] = [
    ["A", 10_000],
    ["B", 20_000],
    ["C", 9_500],
    ["V", 700],
    ["X", 300],
  ];
  const result = match(41_000, lines, payables);
  expect(result.lines.map(({ outcome }) => outcome)).toEqual(["full", "partial", "over", "void", "unknown"]);
  expect(result).toMatchObject({ charges: 0, unmatched: 500 + 500 + 700 + 300 });
});

test("what a transfer cannot be for says why: void, argued about, another currency, early, direct or paid", () => {
  const standing = { state: "confirmed", isInCurrency: true, owed: 10, received: 0 } as const;
  const why = (change: Partial<Parameters<typeof barOf>[0]>) => barOf({ ...standing, ...change });
  expect(why({})).toBeNull();
  expect(why({ state: "void" })).toBe("void");
  expect(why({ state: "disputed" })).toBe("disputed");
  expect(why({ isInCurrency: false })).toBe("other_currency");
  expect(why({ state: "expected" })).toBe("not_due");
  expect(why({ state: "settled", owed: 0 })).toBe("direct");
  expect(why({ state: "paid", received: 10 })).toBe("paid");
  // The second line of a transfer for what its first has settled.
  const twice = match(
    20_000,
    [
      ["A", 10_000],
      ["A", 10_000],
    ],
    [payable("A", 10_000)],
  );
  expect(twice.lines.map(({ outcome }) => outcome)).toEqual(["full", "paid"]);
});

test("what is missing within the lower of 40.00 and 5 % of what is due is the banks', a cent more is paid in part", () => {
  for (const [due, tolerance] of [
    [100_000, 4_000],
    [50_000, 2_500],
  ] as const) {
    const paid = (missing: number) => match(due - missing, [["B", due - missing]], [payable("B", due)]);
    expect(paid(tolerance)).toMatchObject({
      ...{ charges: tolerance, missing: tolerance, tolerance },
      lines: [{ outcome: "charges", charge: tolerance, matched: due - tolerance }],
    });
    expect(paid(tolerance + 1)).toMatchObject({
      ...{ charges: 0, missing: tolerance + 1, tolerance },
      lines: [{ outcome: "partial", charge: 0 }],
    });
  }
});

test("lines above the money: the banks kept the difference, or the money counts in the order of the lines", () => {
  const [a, b] = [payable("A", 37_625), payable("B", 20_000)];
  expect(match(36_000, [["A", 37_625]], [a])).toMatchObject({
    ...{ charges: 1_625, missing: 1_625, tolerance: 1_881, unmatched: 0 },
    lines: [{ outcome: "charges", matched: 36_000, charge: 1_625, unmatched: 0 }],
  });
  const lines = [
    { number: "A", amount: 37_625 },
    { number: "B", amount: 20_000 },
  ];
  const known = { lines, payables: [a, b], currency: "EUR" } as const;
  // Far too little: what the money does not reach stays owed.
  expect(matchRemittance({ ...known, amount: 30_000, shortfall: "charges" })).toMatchObject({
    ...{ charges: 0, missing: 27_625, unmatched: 0 },
    lines: [
      { outcome: "partial", matched: 30_000 },
      { outcome: "uncovered", matched: 0, commissionId: null },
    ],
  });
  // Within the tolerance, and yet nobody says that it was the banks.
  expect(matchRemittance({ ...known, amount: 57_000, shortfall: "partial" })).toMatchObject({
    ...{ charges: 0, missing: 625 },
    lines: [{ outcome: "full" }, { outcome: "partial", matched: 19_375 }],
  });
  // Of what has no smaller unit, forty are forty.
  const yen = { ...known, amount: 57_625 - 41, currency: "JPY", shortfall: "charges" } as const;
  expect(matchRemittance(yen)).toMatchObject({ charges: 0, missing: 41, tolerance: 40 });
});

test("whatever a transfer says, no commission gets more than it is owed and no cent is lost", () => {
  const numbers = fc.constantFrom("A", "B", "C", "X");
  const cases = fc.record({
    rest: fc.integer({ min: -9_000, max: 9_000 }),
    shortfall: fc.constantFrom(...shortfalls),
    lines: fc.array(fc.record({ number: numbers, amount: fc.integer({ min: 1, max: 60_000 }) }), {
      maxLength: 8,
    }),
    owed: fc.tuple(amounts, amounts, amounts),
  });
  fc.assert(
    fc.property(cases, ({ rest, lines, owed, shortfall }) => {
      const payables = ["A", "B", "C"].map((number, at) => payable(number, owed[at]!, at !== 2));
      const amount = Math.max(
        1,
        lines.reduce((sum, entry) => sum + entry.amount, rest),
      );
      const result = matchRemittance({ amount, lines, payables, currency: "EUR", shortfall });
      for (const { number, outstanding, bar } of payables) {
        const taken = result.lines.filter((entry) => entry.number === number && entry.commissionId);
        const sum = taken.reduce((all, { matched, charge }) => all + matched + charge, 0);
        expect(sum).toBeLessThanOrEqual(bar ? 0 : outstanding);
      }
      const matched = result.lines.reduce((sum, entry) => sum + entry.matched, 0);
      expect(matched + result.unmatched).toBe(amount);
      expect(result.lines.reduce((sum, { charge }) => sum + charge, 0)).toBe(result.charges);
    }),
    propertyRuns(300),
  );
});

test("a hotel's file is read as people and spreadsheets write it, and what cannot be read is named", () => {
  const text = 'Confirmação;Valor\nms-1;1.234,50\n"MS-2";"99"\n\nMS-3;abc\n;12\n';
  expect(readRemittanceFile(text, "EUR")).toEqual({
    lines: [
      { number: "MS-1", amount: 123_450 },
      { number: "MS-2", amount: 9_900 },
    ],
    refused: [5, 6],
  });
  expect(readRemittanceFile("MS-1,1234,50\nMS-2,1,234.50\nMS-3\t7.5", "EUR").lines).toEqual([
    { number: "MS-1", amount: 123_450 },
    { number: "MS-2", amount: 123_450 },
    { number: "MS-3", amount: 750 },
  ]);
});

test("a file in a currency without smaller units is read in whole ones, and a fraction of one is refused", () => {
  expect(readRemittanceFile("TK-1;1.234.567\nTK-2;98000\nTK-3;500,00\nTK-4;12,5", "JPY")).toEqual({
    lines: [
      { number: "TK-1", amount: 1_234_567 },
      { number: "TK-2", amount: 98_000 },
      { number: "TK-3", amount: 500 },
    ],
    refused: [4],
  });
});
