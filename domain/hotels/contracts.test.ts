import { expect, test } from "vitest";
import { contractChanges } from "./contract-changes.ts";
import { bookingTerms, contractInForce, periodBlocker } from "./contract-versions.ts";
import { ContractTerms, usualTerms } from "./contracts.ts";

const terms: ContractTerms = ContractTerms.parse({
  ...usualTerms,
  currency: "EUR",
  ratePlans: [
    {
      code: "BAR",
      name: { pt: "Tarifa flexível", en: "Flexible rate" },
      kind: "commissionable",
      commission: 1_000,
    },
    { code: "NET", name: { pt: "Tarifa net", en: "Net rate" }, kind: "net", commission: 0 },
  ],
  cancellation: {
    freeUntilDays: 14,
    penalties: [
      { daysBefore: 14, share: 5_000 },
      { daysBefore: 3, share: 10_000 },
    ],
    isRetainedCommissionable: false,
    text: { pt: "Sem custo até 14 dias antes.", en: "Free until 14 days before." },
  },
  childPolicy: { pt: "Até 12 anos sem custo.", en: "Free up to 12." },
});
const changed = (change: Partial<ContractTerms>) => contractChanges(terms, { ...terms, ...change });

test("what is the same is no change, in whatever order its lists are written", () => {
  const { penalties, ...cancellation } = terms.cancellation;
  expect(
    changed({
      ratePlans: [...terms.ratePlans].reverse(),
      cancellation: { ...cancellation, penalties: [...penalties].reverse() },
    }),
  ).toEqual([]);
});

test.each([
  ["currency", { currency: "USD" }],
  ["commissionable", { commissionable: ["room", "extras"] }],
  ["due", { due: { from: "month_end", days: 30 } }],
  ["route", { route: "house" }],
  ["override", { override: 0 }],
  ["free_cancellation", { cancellation: { ...terms.cancellation, freeUntilDays: 7 } }],
  ["penalties", { cancellation: { ...terms.cancellation, penalties: [] } }],
  ["retained", { cancellation: { ...terms.cancellation, isRetainedCommissionable: true } }],
  ["cancellation_text", { cancellation: { ...terms.cancellation, text: { pt: "Outra", en: "Other" } } }],
  ["answer_hours", { answerHours: 12 }],
  ["minimum_nights", { minimumNights: 3 }],
  ["child_policy", { childPolicy: { pt: "Outra", en: "Other" } }],
] as [string, Partial<ContractTerms>][])("a change of %s is named, and nothing else is", (term, change) => {
  expect(changed(change)).toEqual([{ term, plan: null }]);
});

test("a rate plan that is dearer, new or gone is named by its code", () => {
  const [bar, net] = terms.ratePlans as [ContractTerms["ratePlans"][0], ContractTerms["ratePlans"][0]];
  expect(changed({ ratePlans: [{ ...bar, commission: 1_200 }, net] })).toEqual([
    { term: "rate_plan", plan: "BAR" },
  ]);
  expect(changed({ ratePlans: [bar, { ...net, code: "VIRT" }] })).toEqual([
    { term: "rate_plan", plan: "NET" },
    { term: "rate_plan", plan: "VIRT" },
  ]);
});

test("two rate plans under one code are refused", () => {
  const [bar] = terms.ratePlans;
  expect(ContractTerms.safeParse({ ...terms, ratePlans: [bar, bar] }).success).toBe(false);
});

const version = (number: number, startsOn: string, endsOn: string | null = null) => ({
  version: number,
  startsOn,
  endsOn,
});

test.each([
  ["2025-12-31", undefined],
  ["2026-01-01", 1],
  ["2026-05-31", 1],
  ["2026-06-01", 3],
  ["2026-08-31", 3],
  ["2026-09-01", undefined],
])("on %s the version that began last holds, until it ends", (day, expected) => {
  const versions = [
    version(1, "2026-01-01"),
    version(2, "2026-06-01"),
    version(3, "2026-06-01", "2026-08-31"),
  ];
  expect(contractInForce(versions, day)?.version).toBe(expected);
});

test("a version may not end before it begins, nor begin before one that is already there", () => {
  const kept = [version(1, "2026-01-01"), version(2, "2026-06-01")];
  expect(periodBlocker(version(3, "2026-07-01", "2026-06-30"), kept)).toBe("contract_ends_before_start");
  expect(periodBlocker(version(3, "2026-05-31"), kept)).toBe("contract_before_later");
  expect(periodBlocker(version(3, "2026-06-01"), kept)).toBeNull();
  expect(periodBlocker(version(1, "2026-06-01", "2026-06-01"), [])).toBeNull();
});

test("a seller reads rates and the due rule, and whether a bonus is paid, not what we get", () => {
  expect(bookingTerms({ version: 2, terms: { ...terms, override: 200 } })).toEqual({
    version: 2,
    currency: "EUR",
    ratePlans: terms.ratePlans,
    due: { from: "checkout", days: 30 },
    hasTierBonus: true,
  });
  expect(bookingTerms({ version: 2, terms }).hasTierBonus).toBe(false);
});
