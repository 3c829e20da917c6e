import { m } from "#messages/messages.js";
import { CampaignDesk } from "#web/features/marketing/desk/campaign-desk.tsx";
import type { Route } from "./+types/campaign.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.campaigns_title() }) }];

/** One campaign, written and published here. */
export default function CampaignPage({ params }: Route.ComponentProps) {
  return <CampaignDesk key={params.id} id={params.id} />;
}
