import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { RequestsDesk } from "#web/features/requests/requests-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.requests_title() }) }];

/** What members ask for, and what the house makes of it. */
export default function SuggestionsPage() {
  return (
    <>
      <PageHead
        title={m.requests_title()}
        text={m.requests_lead()}
        actions={
          <Link className="text-link touch-target" to="/admin/suggestions/list">
            {m.requests_list()}
          </Link>
        }
      />
      <RequestsDesk mayDecide />
    </>
  );
}
