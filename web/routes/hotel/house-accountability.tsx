import { m } from "#messages/messages.js";
import { ReportView } from "#web/features/accountability/report-view.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.accountability_title() }) }];

/** What we did for one hotel in a month, and what came of it. */
export default function HouseAccountabilityPage() {
  return <HouseFrame lead={m.accountability_lead()}>{({ id }) => <ReportView hotelId={id} />}</HouseFrame>;
}
