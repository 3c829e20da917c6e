import { m } from "#messages/messages.js";
import { ClaimsPanel } from "#web/features/earnings/house/claims-panel.tsx";
import { BatchList } from "#web/features/earnings/payouts/batch-list.tsx";
import { DuePanel } from "#web/features/earnings/payouts/due-panel.tsx";
import { useDue } from "#web/features/earnings/payouts/payouts.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.payouts_title() }) }];

/** What can be paid out, and the batches that were; the list comes below the rest, not before. */
export default function PayoutsPage() {
  const due = useDue();
  const back = (
    <>
      <ButtonLink look="outline" size="work" to="/admin/commissions/taxes">
        {m.taxes_title()}
      </ButtonLink>
      <ButtonLink look="outline" size="work" to="/admin/commissions">
        {m.earnings_back()}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={m.payouts_title()} text={m.payouts_lead()} actions={back} />
      <DuePanel query={due} />
      <ClaimsPanel />
      {!due.isLoading && <BatchList />}
    </>
  );
}
