import type { AccountKind } from "#domain/ledger/ledger.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../earnings.module.css";
import { useBooks } from "../earnings.ts";

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

/** What every account of the house stands at. */
export function BooksTable() {
  return (
    <QueryView query={useBooks()} lines={6}>
      {({ accounts }) =>
        accounts.length === 0 ? (
          <EmptyState title={m.earnings_books_none()} />
        ) : (
          <table className={styles.table}>
            <caption className="sr-only">{m.earnings_books()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.earnings_books_account()}</th>
                <th scope="col" data-numeric="">
                  {m.earnings_books_balance()}
                </th>
              </tr>
            </thead>
            <tbody>
              {accounts.map(({ kind, holder, currency, balance }) => (
                <tr key={`${kind}${holder}${currency}`}>
                  <td>{[names[kind as AccountKind](), holder].filter(Boolean).join(": ")}</td>
                  <td data-numeric="">{formatMoney(balance, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </QueryView>
  );
}
