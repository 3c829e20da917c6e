import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { imbalanceOf } from "../ledger/ledger.ts";
import { dueBlocker, isCompany } from "./due.ts";
import { lackOf, paperState } from "./invoices.ts";
import { payment, reckonPayout, withholdingKinds } from "./reckoning.ts";
import { rateOn } from "./taxes.ts";

test("what is owed in euros is paid in reais at the frozen rate, each row and each withholding rounded once", () => {
  const reckoned = reckonPayout({
    ...{ amounts: [74_520, 37_440], currency: "EUR", rate: "6.18" },
    withholdings: [
      { kind: "irrf", rate: 150 },
      { kind: "iss", rate: 500 },
      // What no single rate says is typed as an amount.
      { kind: "other", rate: null, amount: 1_000, note: "Fundo" },
    ],
  });
  expect(reckoned).toEqual({
    rows: [
      { amount: 74_520, paid: 460_534 },
      { amount: 37_440, paid: 231_379 },
    ],
    ...{ gross: 111_960, paidGross: 691_913, withheld: 45_975, net: 645_938 },
    withholdings: [
      { kind: "irrf", rate: 150, amount: 10_379, note: "" },
      { kind: "iss", rate: 500, amount: 34_596, note: "" },
      { kind: "other", rate: null, amount: 1_000, note: "Fundo" },
    ],
  });
});

test("nothing is paid where nothing would be left", () => {
  const all = [{ kind: "other" as const, rate: 9_999 }];
  expect(reckonPayout({ amounts: [1], currency: "EUR", rate: "0.001", withholdings: [] })).toBeNull();
  expect(
    reckonPayout({ amounts: [50], currency: "BRL", rate: null, withholdings: [...all, ...all] }),
  ).toBeNull();
});

test("rows sum to the payout, net and withheld to the gross, and the books balance, whatever the figures", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 });
  const withholding = fc.record({
    kind: fc.constantFrom(...withholdingKinds),
    rate: fc.integer({ min: 1, max: 1_200 }),
  });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(["BRL", null] as const, ["EUR", "6.1837"] as const, ["JPY", "0.0379"] as const),
      fc.array(withholding, { maxLength: 8 }),
      (amounts, [currency, rate], withholdings) => {
        const paid = reckonPayout({ amounts, currency, rate, withholdings });
        if (!paid) return;
        const sum = (of: "amount" | "paid") => paid.rows.reduce((total, row) => total + row[of], 0);
        expect([sum("amount"), sum("paid")]).toEqual([paid.gross, paid.paidGross]);
        expect(paid.net + paid.withheld).toBe(paid.paidGross);
        expect(imbalanceOf(payment({ payeeId: "p", currency, ...paid })).size).toBe(0);
      },
    ),
    propertyRuns(200),
  );
});

test("who has gone or has no key is left out, with that reason; a company is in, and is asked for its invoice", () => {
  const share = { hasLeft: false, keyKind: "cpf", hasCompany: false };
  expect(dueBlocker(share)).toBeNull();
  expect(dueBlocker({ ...share, hasLeft: true, keyKind: null })).toBe("gone");
  expect(dueBlocker({ ...share, keyKind: null })).toBe("no_details");
  expect(dueBlocker({ ...share, keyKind: "cnpj" })).toBeNull();
  expect([isCompany(share), isCompany({ ...share, keyKind: "cnpj" })]).toEqual([false, true]);
  expect(isCompany({ ...share, hasCompany: true })).toBe(true);
});

test("a batch waits for the invoices that are due, then for finance to look at them", () => {
  const due = { needsInvoice: true, hasInvoice: false, isConfirmed: false };
  expect(paperState({ ...due, needsInvoice: false })).toBe("none");
  expect(paperState(due)).toBe("asked");
  expect(paperState({ ...due, hasInvoice: true })).toBe("came");
  expect(paperState({ ...due, hasInvoice: true, isConfirmed: true })).toBe("confirmed");
  expect(lackOf(["confirmed", "came", "asked"])).toBe("payout_invoice_missing");
  expect(lackOf(["confirmed", "came", "none"])).toBe("payout_unconfirmed");
  expect(lackOf(["confirmed", "none"])).toBeNull();
});

test("a tax comes to what the latest day says that has come, and of one day to what was typed last", () => {
  const row = { id: "a", kind: "irrf_presumido", rate: 150, from: "2018-11-23", at: "2026-01-01T03:00:00Z" };
  const later = { ...row, id: "b", rate: 200, from: "2026-07-01" };
  const typo = { ...later, id: "c", rate: 20, at: "2025-12-01T03:00:00Z" };
  const on = (day: string) => rateOn([typo, later, row], { kind: "irrf_presumido", day })?.rate;
  expect([on("2018-11-22"), on("2026-06-30"), on("2026-07-01")]).toEqual([undefined, 150, 200]);
  expect(rateOn([row], { kind: "irrf_simples", day: "2026-07-01" })).toBeNull();
});
