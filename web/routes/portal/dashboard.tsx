import { m } from "#messages/messages.js";
import { Greeting } from "#web/portal/dashboard/greeting.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_dashboard() }) }];

/** The first page of every portal: what there is to know and to do today. */
export default function DashboardPage() {
  return <Greeting />;
}
