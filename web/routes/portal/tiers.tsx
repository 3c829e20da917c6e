import { m } from "#messages/messages.js";
import { TierSteps } from "#web/features/tiers/tier-steps.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_tiers() }) }];

/** The ladder and the reader's place on it. */
export default function TiersPage() {
  const { userTier, userReputationScore } = useCurrentUser();
  return (
    <>
      <PageHead title={m.menu_tiers()} text={m.tiers_lead()} />
      <TierSteps tier={userTier} score={userReputationScore} />
    </>
  );
}
