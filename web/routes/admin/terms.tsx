import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { TermsDesk } from "#web/features/privacy/terms/terms-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.privacy_terms_title() }) }];

/** Who accepted which version of the terms. */
export default function TermsPage() {
  return (
    <>
      <PageHead
        title={m.privacy_terms_title()}
        text={m.privacy_terms_lead()}
        actions={
          <Link className="text-link touch-target" to="/admin/privacy">
            {m.privacy_terms_way_back()}
          </Link>
        }
      />
      <TermsDesk />
    </>
  );
}
