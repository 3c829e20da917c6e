import { m } from "#messages/messages.js";
import { CommissionsList } from "#web/features/earnings/commissions-list.tsx";
import { useEarnings } from "#web/features/earnings/earnings.ts";
import { EarningsFigures } from "#web/features/earnings/earnings-figures.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_title() }) }];

/** What whoever sells is owed and got, and every commission behind it; the list comes below the figures, not before. */
export default function EarningsPage() {
  const home = useHome();
  return (
    <>
      <PageHead title={m.earnings_title()} text={m.earnings_lead()} />
      <QueryView query={useEarnings()} lines={6}>
        {(earnings) => (
          <>
            <EarningsFigures earnings={earnings} />
            <CommissionsList
              whose={{ kind: "own" }}
              address={({ id }) => `${home}/earnings/${id}`}
              file="/api/commissions.csv"
            />
          </>
        )}
      </QueryView>
    </>
  );
}
