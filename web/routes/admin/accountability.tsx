import { m } from "#messages/messages.js";
import { ChosenReport } from "#web/features/accountability/chosen-report.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.accountability_title() }) }];

/** What we did for a hotel in a month, and what came of it, for administrators. */
export default function AccountabilityPage() {
  return (
    <>
      <PageHead title={m.accountability_title()} text={m.accountability_lead()} />
      <ChosenReport />
    </>
  );
}
