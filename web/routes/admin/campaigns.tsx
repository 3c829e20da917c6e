import { Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { CampaignsList } from "#web/features/marketing/desk/campaigns-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.campaigns_title() }) }];

/** Every campaign, with the next one to write. */
export default function CampaignsPage() {
  return (
    <>
      <PageHead
        title={m.campaigns_title()}
        text={m.campaigns_text()}
        actions={
          <ButtonLink size="work" to="/admin/campaigns/new">
            <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.campaigns_new()}
          </ButtonLink>
        }
      />
      <CampaignsList />
    </>
  );
}
