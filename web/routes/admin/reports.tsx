import { m } from "#messages/messages.js";
import { ReportsDesk } from "#web/features/timeline/moderation/reports-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.timeline_reports_title() }) }];

/** What members reported on the timeline, and what the house decides. */
export default function ReportsPage() {
  return (
    <>
      <PageHead title={m.timeline_reports_title()} text={m.timeline_reports_lead()} />
      <ReportsDesk />
    </>
  );
}
