import { useState } from "react";
import { m } from "#messages/messages.js";
import { useTeam } from "#web/features/agencies/agencies.ts";
import { AskDialog } from "#web/features/agencies/ask-dialog.tsx";
import { AskedList, Offers } from "#web/features/agencies/offers.tsx";
import { TeamTable } from "#web/features/agencies/team-table.tsx";
import { AgencyCommissions, useAwaited } from "#web/features/earnings/agency-commissions.tsx";
import { formatMoney } from "#web/locale/format.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.agencies_title() }) }];

/** The reader's agency: its people and their shares, and to its owner all that they sold in it. */
export default function EarningsAgencyPage() {
  const home = useHome();
  const team = useTeam();
  const [isAsking, setIsAsking] = useState(false);
  const isYours = team.data?.agency?.isYours ?? false;
  const awaited = useAwaited(isYours).data?.people ?? [];
  const awaitedOf = (userId: string) =>
    awaited
      .filter((sum) => sum.userId === userId)
      .map(({ amount, currency }) => formatMoney(amount, currency))
      .join(" · ") || "—";
  return (
    <>
      <PageHead
        title={team.data?.agency?.name ?? m.agencies_title()}
        text={m.agencies_lead()}
        actions={
          <>
            <ButtonLink look="outline" size="work" to={`${home}/earnings`}>
              {m.earnings_back()}
            </ButtonLink>
            {isYours && (
              <Button size="work" onClick={() => setIsAsking(true)}>
                {m.agencies_ask()}
              </Button>
            )}
          </>
        }
      />
      <QueryView query={team} lines={6}>
        {({ agency, asked, offers }) => (
          <div className="stack">
            <Offers offers={offers} />
            {agency && <TeamTable agency={agency} awaitedOf={awaitedOf} />}
            <AskedList asked={asked} />
            {agency?.isYours && <AgencyCommissions />}
            {agency && !agency.isYours && <p>{m.agencies_member_text()}</p>}
            {!agency && (
              <EmptyState
                title={m.agencies_none()}
                text={m.agencies_none_text()}
                action={
                  <ButtonLink size="work" to={`${home}/profile`}>
                    {m.agencies_profile()}
                  </ButtonLink>
                }
              />
            )}
          </div>
        )}
      </QueryView>
      {isAsking && <AskDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
