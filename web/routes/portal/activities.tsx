import { m } from "#messages/messages.js";
import { ActivitiesDesk } from "#web/features/activities/activities-desk.tsx";
import { ActivitiesList } from "#web/features/activities/activities-list.tsx";
import { HouseScope } from "#web/portal/house-scope.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.activities_title() }) }];

/** What we do for hotels: all of it for administrators, a hotel's own for those who work there. */
export default function ActivitiesPage() {
  const { userRole } = useCurrentUser();
  if (userRole === "admin") {
    return (
      <ActivitiesDesk
        head={(actions) => (
          <PageHead title={m.activities_title()} text={m.activities_lead()} actions={actions} />
        )}
      />
    );
  }
  return (
    <HouseScope head={<PageHead title={m.activities_title()} text={m.activities_own_lead()} />}>
      {({ id }) => (
        <ActivitiesList
          hotelId={id}
          empty={{ title: m.activities_none(), text: m.activities_own_none_text() }}
        />
      )}
    </HouseScope>
  );
}
