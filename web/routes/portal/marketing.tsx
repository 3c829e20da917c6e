import { m } from "#messages/messages.js";
import { CampaignsDesk } from "#web/features/marketing/campaigns-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_marketing() }) }];

/** The campaigns a member takes under their own name. */
export default function MarketingPage() {
  return (
    <CampaignsDesk
      head={(actions) => <PageHead title={m.menu_marketing()} text={m.marketing_text()} actions={actions} />}
    />
  );
}
