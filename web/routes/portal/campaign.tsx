import { m } from "#messages/messages.js";
import { CampaignView } from "#web/features/marketing/campaign/campaign-view.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import type { Route } from "./+types/campaign.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_marketing() }) }];

/** One campaign: its pieces, its texts, the reader's link and what it brought. */
export default function CampaignPage({ params }: Route.ComponentProps) {
  return (
    <CampaignView
      key={params.id}
      id={params.id}
      waiting={<PageHead title={m.menu_marketing()} text={m.marketing_text()} />}
    />
  );
}
