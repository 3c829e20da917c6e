import { m } from "#messages/messages.js";
import { PrecisionTable } from "#web/features/insights/precision-table.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.insights_precision_title() }) }];

/** How right the rules of Farol were. */
export default function InsightsPrecisionPage() {
  return (
    <>
      <PageHead title={m.insights_precision_title()} text={m.insights_precision_lead()} />
      <PrecisionTable />
    </>
  );
}
