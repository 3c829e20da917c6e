import { useParams, useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { useBooks } from "#web/features/earnings/earnings.ts";
import { AccountLines } from "#web/features/earnings/house/account-lines.tsx";
import { accountName } from "#web/features/earnings/house/account-name.ts";
import { formatMoney } from "#web/locale/format.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_books_lines() }) }];

/** One account of the books: what it stands at, and the lines of it. */
export default function BooksAccountPage() {
  const { account = "" } = useParams();
  const [asked] = useSearchParams();
  const month = asked.get("month") ?? "";
  const known = useBooks(month).data?.accounts.find(({ id }) => String(id) === account);
  const back = (
    <ButtonLink look="outline" size="work" to={`/admin/commissions/books${month && `?month=${month}`}`}>
      {m.earnings_books()}
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={known ? accountName(known) : m.earnings_books_lines()}
        {...(known && {
          text: m.earnings_books_stands({ amount: formatMoney(known.balance, known.currency) }),
        })}
        actions={back}
      />
      <AccountLines account={account} />
    </>
  );
}
