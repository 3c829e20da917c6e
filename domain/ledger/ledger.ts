import type { Currency } from "../money/money.ts";

/** What the books of the house are kept in; a receivable has its hotel, what is owed to a payee or claimed from one has that payee, the rest nobody. */
const accountKinds = [
  "receivable",
  "payable",
  "payee_receivable",
  "cash",
  "override_income",
  "bonus_expense",
  "bank_charges",
  "taxes_withheld",
  "exchange_difference",
  "suspense",
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** One line of a transaction: what an account is given (above zero, debit) or gives (below zero, credit). */
export type Entry = { account: AccountKind; holderId: string | null; currency: Currency; amount: number };

/** What a transaction lacks to be balanced, per currency; empty where it is. */
export function imbalanceOf(entries: readonly Entry[]): Map<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** The lines of a transaction that move something, those of one account as one. */
export function tidyEntries(entries: readonly Entry[]): Entry[] {
  const byAccount = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.account} ${entry.holderId} ${entry.currency}`;
    byAccount.set(key, { ...entry, amount: (byAccount.get(key)?.amount ?? 0) + entry.amount });
  }
  return [...byAccount.values()].filter(({ amount }) => amount !== 0);
}

/** What takes a transaction back. */
export function reversalOf(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, amount: -entry.amount }));
}
