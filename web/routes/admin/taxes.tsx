import { m } from "#messages/messages.js";
import { TaxRatesPanel } from "#web/features/earnings/taxes/tax-rates.tsx";
import { useTaxRates } from "#web/features/earnings/taxes/taxes.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.taxes_title() }) }];

/** What is proposed to be kept back of invoices, by day and with its source. */
export default function TaxesPage() {
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/commissions/payouts">
      {m.taxes_back()}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={m.taxes_title()} text={m.taxes_lead()} actions={back} />
      <QueryView query={useTaxRates()} lines={6}>
        {(taxes) => <TaxRatesPanel taxes={taxes} />}
      </QueryView>
    </>
  );
}
