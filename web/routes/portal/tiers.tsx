import { m } from "#messages/messages.js";
import { TiersView } from "#web/features/tiers/tiers-view.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_tiers() }) }];

/** The ladder and the reader's place on it. */
export default function TiersPage() {
  return (
    <>
      <PageHead title={m.menu_tiers()} text={m.tiers_lead()} />
      <TiersView />
    </>
  );
}
