import { m } from "#messages/messages.js";
import { OverviewDesk } from "#web/features/journeys/overview/overview-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.journeys_overview() }) }];

/** Everybody's journeys in figures. */
export default function JourneysOverviewPage() {
  return (
    <>
      <PageHead title={m.journeys_overview()} text={m.journeys_overview_lead()} />
      <OverviewDesk />
    </>
  );
}
