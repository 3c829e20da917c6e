import { m } from "#messages/messages.js";
import { SharePanel } from "#web/features/proposals/share/share-panel.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import type { Route } from "./+types/proposal.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.proposals_share_title() }) }];

/** The proposal of one journey: its link, what its client said and did. */
export default function ProposalSharePage({ params }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={m.proposals_share_title()} text={m.proposals_share_lead()} />
      <SharePanel journeyId={params.journeyId} />
    </>
  );
}
