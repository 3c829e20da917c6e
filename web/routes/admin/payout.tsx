import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { BatchView } from "#web/features/earnings/payouts/batch-view.tsx";
import { useBatch } from "#web/features/earnings/payouts/payouts.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.payouts_title() }) }];

/** One batch of payouts, which two administrators answer for. */
export default function PayoutPage() {
  const { id = "" } = useParams();
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/commissions/payouts">
      {m.payouts_back()}
    </ButtonLink>
  );
  return (
    <QueryView query={useBatch(id)} head={<PageHead title={m.payouts_title()} />} lines={8}>
      {(batch) => (
        <>
          <PageHead title={batch.reference} text={m.payouts_batch_lead()} actions={back} />
          <BatchView batch={batch} />
        </>
      )}
    </QueryView>
  );
}
