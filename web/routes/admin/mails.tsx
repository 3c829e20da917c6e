import { m } from "#messages/messages.js";
import { MailsDesk } from "#web/features/mails/mails-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.mails_title() }) }];

/** The texts of mails. */
export default function MailsPage() {
  return (
    <>
      <PageHead title={m.mails_title()} text={m.mails_lead()} />
      <MailsDesk />
    </>
  );
}
