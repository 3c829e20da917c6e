import type { Entry } from "../ledger/ledger.ts";
import { basisPoints, type Currency, convert, type Rate } from "../money/money.ts";

/** What finance may keep back of a payout, by law. */
export const withholdingKinds = ["irrf", "iss", "inss", "csrf", "other"] as const;
export type WithholdingKind = (typeof withholdingKinds)[number];

/** What is kept back: a kind with its rate in basis points, or with an amount where no single rate says it; others have a word. */
export type Withholding = {
  kind: WithholdingKind;
  rate: number | null;
  amount?: number | null;
  note?: string;
};
export type Withheld = { kind: WithholdingKind; rate: number | null; amount: number; note: string };

/** What payouts are paid in. */
export const PAID_IN = "BRL" satisfies Currency;

type Owed = {
  amounts: readonly number[];
  currency: Currency;
  rate: Rate | null;
  withholdings: readonly Withholding[];
};

/**
 * What a payout comes to: each row in reais, rounded once; their sum; what is kept back of it, each rounded once; and
 * what is left. Null where nothing is left to pay.
 */
export function reckonPayout({ amounts, currency, rate, withholdings }: Owed) {
  const rows = amounts.map((amount) => ({
    amount,
    paid: rate === null ? amount : convert({ amount, currency }, { to: PAID_IN, rate }).amount,
  }));
  const gross = rows.reduce((sum, row) => sum + row.amount, 0);
  const paidGross = rows.reduce((sum, row) => sum + row.paid, 0);
  const withheld = withholdings.map(
    ({ kind, rate, amount, note = "" }): Withheld => ({
      ...{ kind, rate, amount: rate === null ? (amount ?? 0) : basisPoints(paidGross, rate), note },
    }),
  );
  const kept = withheld.reduce((sum, { amount }) => sum + amount, 0);
  if (paidGross - kept < 1) return null;
  return { rows, gross, paidGross, withholdings: withheld, withheld: kept, net: paidGross - kept };
}

type Paid = {
  payeeId: string;
  currency: Currency;
  gross: number;
  paidGross: number;
  withheld: number;
  net: number;
};

/** What a payout books when the money leaves: we owe less, cash is less, the rest is owed to the tax office; between currencies stands the exchange. */
export function payment({ payeeId, currency, gross, paidGross, withheld, net }: Paid): Entry[] {
  const isExchanged = currency !== PAID_IN;
  return [
    { account: "payable", holderId: payeeId, currency, amount: gross },
    ...(isExchanged
      ? ([
          { account: "exchange_difference", holderId: null, currency, amount: -gross },
          { account: "exchange_difference", holderId: null, currency: PAID_IN, amount: paidGross },
        ] as const)
      : []),
    { account: "cash", holderId: null, currency: PAID_IN, amount: -net },
    { account: "taxes_withheld", holderId: null, currency: PAID_IN, amount: -withheld },
  ];
}
