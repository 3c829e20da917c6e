import { m } from "#messages/messages.js";
import { AppealsDesk } from "#web/features/reputation/house/appeals-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { StandingWays } from "#web/portal/standing-ways.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.reputation_appeals() }) }];

/** What people do not agree with in their statements. */
export default function AppealsPage() {
  return (
    <>
      <PageHead
        title={m.reputation_appeals()}
        text={m.reputation_appeals_lead()}
        actions={<StandingWays />}
      />
      <AppealsDesk />
    </>
  );
}
