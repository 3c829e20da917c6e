import { m } from "#messages/messages.js";
import { CommissionsList } from "#web/features/earnings/commissions-list.tsx";
import { useEarnings, usePayoutDetails } from "#web/features/earnings/earnings.ts";
import { EarningsFigures } from "#web/features/earnings/earnings-figures.tsx";
import { PayoutDetailsPanel } from "#web/features/earnings/payout/payout-details.tsx";
import { OwnPayoutsPanel } from "#web/features/earnings/payouts/own-payouts.tsx";
import { useOwnPayouts } from "#web/features/earnings/payouts/payouts.ts";
import { Sides } from "#web/features/earnings/sides.tsx";
import { ReleasedStatements } from "#web/features/earnings/statements/released.tsx";
import { useReleased } from "#web/features/earnings/statements/statements.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_title() }) }];

/**
 * What whoever sells is owed and got, where they are paid, and every commission behind it; the list comes below the
 * rest, not before.
 */
export default function EarningsPage() {
  const home = useHome();
  const details = usePayoutDetails();
  const { data, error, isError, fetchStatus, refetch } = useEarnings();
  const payouts = useOwnPayouts();
  const statements = useReleased(null);
  const isWhole = !details.isLoading && !payouts.isLoading && !statements.isLoading;
  // All come at once, so that nothing moves under the reader.
  const figures = { data: isWhole ? data : undefined, error, isError, fetchStatus, refetch };
  return (
    <>
      <PageHead
        title={m.earnings_title()}
        text={m.earnings_lead()}
        actions={
          <ButtonLink look="outline" size="work" to={`${home}/earnings/agency`}>
            {m.agencies_way()}
          </ButtonLink>
        }
      />
      <QueryView query={figures} lines={6}>
        {(earnings) => (
          <>
            <EarningsFigures earnings={earnings} />
            {payouts.data && <OwnPayoutsPanel own={payouts.data} />}
            <Sides>
              <ReleasedStatements
                statements={statements.data?.statements ?? []}
                address="/api/statements"
                hasRows
              />
              <PayoutDetailsPanel query={details} />
            </Sides>
            <CommissionsList whose={{ kind: "own" }} address={({ id }) => `${home}/earnings/${id}`} />
          </>
        )}
      </QueryView>
    </>
  );
}
