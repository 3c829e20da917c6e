import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import { JourneysDesk } from "#web/features/journeys/journeys-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_my_journeys() }) }];

/** Every journey of the reader's own. */
export default function JourneysPage() {
  const { key, search } = useLocation();
  return (
    <JourneysDesk
      // Asked for again from the search, the dialog opens again.
      key={search.includes("new=1") ? key : "desk"}
      head={(actions) => <PageHead title={m.menu_my_journeys()} text={m.journeys_lead()} actions={actions} />}
    />
  );
}
