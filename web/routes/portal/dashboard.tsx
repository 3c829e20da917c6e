import { m } from "#messages/messages.js";
import { Dashboard } from "#web/portal/dashboard/dashboard.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_dashboard() }) }];

/** The first page of every portal. */
export default function DashboardPage() {
  const { userRole } = useCurrentUser();
  return userRole && <Dashboard role={userRole} />;
}
