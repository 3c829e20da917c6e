import type { Books } from "#domain/ledger/books.ts";
import type { AccountKind } from "#domain/ledger/ledger.ts";
import { m } from "#messages/messages.js";

const names: Record<AccountKind, () => string> = {
  receivable: m.earnings_account_receivable,
  payable: m.earnings_account_payable,
  payee_receivable: m.earnings_account_payee_receivable,
  cash: m.earnings_account_cash,
  override_income: m.earnings_account_override_income,
  bonus_expense: m.earnings_account_bonus_expense,
  bank_charges: m.earnings_account_bank_charges,
  taxes_withheld: m.earnings_account_taxes_withheld,
  exchange_difference: m.earnings_account_exchange_difference,
  suspense: m.earnings_account_suspense,
};

/** What an account is called, with who it is kept for. */
export function accountName({ kind, holder }: Pick<Books["accounts"][number], "kind" | "holder">): string {
  return [names[kind as AccountKind](), holder].filter(Boolean).join(": ");
}
