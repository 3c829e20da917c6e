import { m } from "#messages/messages.js";
import { RulesEditor } from "#web/features/tiers/house/rules-editor.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { StandingWays } from "#web/portal/standing-ways.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.tiers_rules() }) }];

/** The rules of points in versions. */
export default function RulesPage() {
  return (
    <>
      <PageHead title={m.tiers_rules()} text={m.tiers_rules_lead()} actions={<StandingWays />} />
      <RulesEditor />
    </>
  );
}
