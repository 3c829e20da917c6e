import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#testing/property-runs.ts";
import { imbalanceOf } from "../ledger/ledger.ts";
import { dueBlocker } from "./due.ts";
import { payment, reckonPayout, withholdingKinds } from "./reckoning.ts";

test("what is owed in euros is paid in reais at the frozen rate, each row and each withholding rounded once", () => {
  const reckoned = reckonPayout({
    ...{ amounts: [74_520, 37_440], currency: "EUR", rate: "6.18" },
    withholdings: [
      { kind: "irrf", rate: 150 },
      { kind: "iss", rate: 500 },
    ],
  });
  expect(reckoned).toEqual({
    rows: [
      { amount: 74_520, paid: 460_534 },
      { amount: 37_440, paid: 231_379 },
    ],
    ...{ gross: 111_960, paidGross: 691_913, withheld: 44_975, net: 646_938 },
    withholdings: [
      { kind: "irrf", rate: 150, amount: 10_379 },
      { kind: "iss", rate: 500, amount: 34_596 },
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

test("who has gone, has no key, or is a company without its invoice is left out, with that reason", () => {
  const share = { hasLeft: false, keyKind: "cpf", hasCompany: false, hasInvoice: false };
  expect(dueBlocker(share)).toBeNull();
  expect(dueBlocker({ ...share, hasLeft: true, keyKind: null })).toBe("gone");
  expect(dueBlocker({ ...share, keyKind: null })).toBe("no_details");
  expect(dueBlocker({ ...share, keyKind: "cnpj" })).toBe("no_invoice");
  expect(dueBlocker({ ...share, hasCompany: true })).toBe("no_invoice");
  expect(dueBlocker({ ...share, hasCompany: true, hasInvoice: true })).toBeNull();
});
