import { m } from "#messages/messages.js";
import { JourneysDesk } from "#web/features/journeys/journeys-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_my_journeys() }) }];

/** Every journey of the reader's own. */
export default function JourneysPage() {
  return (
    <JourneysDesk
      head={(actions) => <PageHead title={m.menu_my_journeys()} text={m.journeys_lead()} actions={actions} />}
    />
  );
}
