import { m } from "#messages/messages.js";
import { useShare } from "#web/features/proposals/share/share.ts";
import { SharePanel } from "#web/features/proposals/share/share-panel.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/proposal.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.proposals_share_title() }) }];

/** The proposal of one journey: its link, what its client said and did. */
export default function ProposalSharePage({ params }: Route.ComponentProps) {
  const { journeyId } = params;
  const place = `${useHome()}/my-journeys/${journeyId}`;
  const { title = m.proposals_share_title() } = useShare(journeyId).data ?? {};
  return (
    <>
      <PageHead
        title={title}
        text={m.proposals_share_lead()}
        actions={
          <ButtonLink look="outline" size="work" to={place}>
            {m.proposals_share_back()}
          </ButtonLink>
        }
      />
      <SharePanel journeyId={journeyId} />
    </>
  );
}
