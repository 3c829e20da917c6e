import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { SuggestionsList } from "#web/features/requests/suggestions-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.requests_list() }) }];

/** Suggestions of which many are answered at once. */
export default function SuggestionsListPage() {
  return (
    <>
      <PageHead
        title={m.requests_list()}
        text={m.requests_list_lead()}
        actions={
          <Link className="text-link touch-target" to="/admin/suggestions">
            {m.requests_list_back()}
          </Link>
        }
      />
      <SuggestionsList />
    </>
  );
}
