import { m } from "#messages/messages.js";
import { ActivitiesDesk } from "#web/features/activities/activities-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.activities_title() }) }];

/** What we do for hotels, recorded by administrators. */
export default function ActivitiesPage() {
  return (
    <ActivitiesDesk
      head={(actions) => (
        <PageHead title={m.activities_title()} text={m.activities_lead()} actions={actions} />
      )}
    />
  );
}
