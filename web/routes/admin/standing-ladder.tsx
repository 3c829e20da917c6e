import { m } from "#messages/messages.js";
import { LadderEditor } from "#web/features/tiers/house/ladder-editor.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { StandingWays } from "#web/portal/standing-ways.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.tiers_ladder() }) }];

/** The ladders in versions. */
export default function LadderPage() {
  return (
    <>
      <PageHead title={m.tiers_ladder()} text={m.tiers_ladder_lead()} actions={<StandingWays />} />
      <LadderEditor />
    </>
  );
}
