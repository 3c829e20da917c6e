import { m } from "#messages/messages.js";
import { UpdatesPage } from "#web/features/updates/updates-page.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.dashboard_news() }) }];

/** The news of the platform, among the tabs of a hotel. */
export default function HouseUpdatesPage() {
  return <HouseFrame>{() => <UpdatesPage />}</HouseFrame>;
}
