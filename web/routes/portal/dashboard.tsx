import { Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { Dashboard } from "#web/portal/dashboard/dashboard.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_dashboard() }) }];

/** The first page of every portal. */
export default function DashboardPage() {
  const { userRole } = useCurrentUser();
  const isSelling = userRole === "advisor" || userRole === "tour_operator";
  return userRole && <Dashboard role={userRole} actions={isSelling && <WaysToBegin />} />;
}

/** What whoever sells begins most often. */
function WaysToBegin() {
  const home = useHome();
  return (
    <>
      <ButtonLink look="outline" size="work" to={`${home}/bookings/register`}>
        {m.bookings_register()}
      </ButtonLink>
      <ButtonLink size="work" to={`${home}/my-journeys?new=1`}>
        <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
        {m.journeys_new()}
      </ButtonLink>
    </>
  );
}
