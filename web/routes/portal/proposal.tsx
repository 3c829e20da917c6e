import { m } from "#messages/messages.js";
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
  const way = (
    <ButtonLink look="outline" size="work" to={place}>
      {m.proposals_share_back()}
    </ButtonLink>
  );
  return (
    <SharePanel
      journeyId={journeyId}
      head={(title) => <PageHead title={title} text={m.proposals_share_lead()} actions={way} />}
    />
  );
}
