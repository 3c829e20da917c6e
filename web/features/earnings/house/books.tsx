import { Link, useSearchParams } from "react-router";
import { latestMonths } from "#domain/accountability/accountability.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { formatMoney, formatMonth } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "../earnings.module.css";
import { useBooks } from "../earnings.ts";
import { accountName } from "./account-name.ts";

const MONTHS_OFFERED = 24;

/** The months whose books can be read, the latest first. */
export const bookMonths = () =>
  latestMonths(houseDay(new Date()), MONTHS_OFFERED).map((value) => ({ value, label: formatMonth(value) }));

/** What every account of the house stands at, in all or in a month; each opens its lines. */
export function BooksTable() {
  const [asked, ask] = useSearchParams();
  const month = asked.get("month") ?? "";
  return (
    <>
      <div className={styles.month}>
        <SelectField
          label={m.earnings_month()}
          options={[{ value: "", label: m.earnings_month_all() }, ...bookMonths()]}
          value={month}
          onChange={(event) => ask(event.currentTarget.value ? { month: event.currentTarget.value } : {})}
        />
      </div>
      <QueryView query={useBooks(month)} lines={6}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <EmptyState title={m.earnings_books_none()} />
          ) : (
            <table className={styles.table}>
              <caption className="sr-only">{m.earnings_books()}</caption>
              <thead>
                <tr>
                  <th scope="col">{m.earnings_books_account()}</th>
                  {month && <Heading name={m.earnings_books_opening()} isWide />}
                  <Heading name={m.earnings_books_given()} isWide />
                  <Heading name={m.earnings_books_taken()} isWide />
                  <Heading name={m.earnings_books_balance()} />
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ id, currency, opening, given, taken, balance, ...account }) => (
                  <tr key={id}>
                    <td>
                      <Link
                        className="text-link touch-target"
                        to={`/admin/commissions/books/${id}${month && `?month=${month}`}`}
                      >
                        {accountName(account)}
                      </Link>
                    </td>
                    {month && (
                      <td data-numeric="" data-wide="">
                        {formatMoney(opening, currency)}
                      </td>
                    )}
                    <td data-numeric="" data-wide="">
                      {formatMoney(given, currency)}
                    </td>
                    <td data-numeric="" data-wide="">
                      {formatMoney(taken, currency)}
                    </td>
                    <td data-numeric="">{formatMoney(balance, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </QueryView>
    </>
  );
}

function Heading({ name, isWide }: { name: string; isWide?: boolean }) {
  return (
    <th scope="col" data-numeric="" data-wide={isWide ? "" : undefined}>
      {name}
    </th>
  );
}
