import { m } from "#messages/messages.js";
import { ActivitiesList } from "#web/features/activities/activities-list.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.activities_title() }) }];

/** What we did for one hotel, for those who work there. */
export default function HouseActivitiesPage() {
  return (
    <HouseFrame lead={m.activities_own_lead()}>
      {({ id }) => (
        <ActivitiesList
          hotelId={id}
          empty={{ title: m.activities_none(), text: m.activities_own_none_text() }}
        />
      )}
    </HouseFrame>
  );
}
