import { m } from "#messages/messages.js";
import { StandingsList } from "#web/features/tiers/house/standings-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { StandingWays } from "#web/portal/standing-ways.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.tiers_admin() }) }];

/** Everybody on the ladders, and what an administrator does by hand. */
export default function StandingPage() {
  return (
    <>
      <PageHead title={m.tiers_admin()} text={m.tiers_admin_lead()} actions={<StandingWays />} />
      <StandingsList />
    </>
  );
}
