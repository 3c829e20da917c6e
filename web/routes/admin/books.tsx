import { m } from "#messages/messages.js";
import { BooksTable } from "#web/features/earnings/house/books.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_books() }) }];

/** What the accounts of the house stand at. */
export default function BooksPage() {
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/commissions">
      {m.earnings_back()}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={m.earnings_books()} actions={back} />
      <BooksTable />
    </>
  );
}
