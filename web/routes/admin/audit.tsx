import { m } from "#messages/messages.js";
import { AuditDesk } from "#web/features/audit/audit-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.audit_title() }) }];

/** Who did what, with its way back. */
export default function AuditPage() {
  return (
    <>
      <PageHead title={m.audit_title()} text={m.audit_lead()} />
      <AuditDesk />
    </>
  );
}
