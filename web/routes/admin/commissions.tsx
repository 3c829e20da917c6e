import { m } from "#messages/messages.js";
import { CommissionsList } from "#web/features/earnings/commissions-list.tsx";
import { HouseSelection } from "#web/features/earnings/house/house-selection.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_admin_title() }) }];

/** Every commission of the house. */
export default function CommissionsPage() {
  const actions = (
    <>
      <ButtonLink look="outline" size="work" to="/admin/commissions/books">
        {m.earnings_books()}
      </ButtonLink>
      <ButtonLink look="outline" size="work" to="/admin/commissions/statements">
        {m.statements_titles()}
      </ButtonLink>
      <ButtonLink look="outline" size="work" to="/admin/commissions/payouts">
        {m.payouts_title()}
      </ButtonLink>
      <ButtonLink size="work" to="/admin/commissions/remittance">
        {m.earnings_remit()}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={m.earnings_admin_title()} text={m.earnings_admin_lead()} actions={actions} />
      <CommissionsList
        whose={{ kind: "house" }}
        address={({ id }) => `/admin/commissions/${id}`}
        onSelected={(rows) => <HouseSelection rows={rows} />}
      />
    </>
  );
}
