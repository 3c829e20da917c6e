import { m } from "#messages/messages.js";
import { ChosenReport } from "#web/features/accountability/chosen-report.tsx";
import { ReportView } from "#web/features/accountability/report-view.tsx";
import { HouseScope } from "#web/portal/house-scope.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.accountability_title() }) }];

/** What we did for a hotel in a month, and what came of it. */
export default function AccountabilityPage() {
  const { userRole } = useCurrentUser();
  const head = <PageHead title={m.accountability_title()} text={m.accountability_lead()} />;
  if (userRole === "admin") {
    return (
      <>
        {head}
        <ChosenReport />
      </>
    );
  }
  return <HouseScope head={head}>{({ id }) => <ReportView hotelId={id} />}</HouseScope>;
}
