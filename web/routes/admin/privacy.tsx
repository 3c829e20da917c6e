import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { PrivacyDeskView } from "#web/features/privacy/desk/privacy-desk-view.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.privacy_desk_title() }) }];

/** Requests of data subjects and incidents. */
export default function PrivacyPage() {
  return (
    <>
      <PageHead
        title={m.privacy_desk_title()}
        text={m.privacy_desk_lead()}
        actions={
          <Link className="text-link touch-target" to="/admin/privacy/terms">
            {m.privacy_terms_title()}
          </Link>
        }
      />
      <PrivacyDeskView />
    </>
  );
}
