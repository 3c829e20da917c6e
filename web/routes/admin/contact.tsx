import { m } from "#messages/messages.js";
import { InboxDesk } from "#web/features/contact/inbox/inbox-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.contact_inbox_title() }) }];

/** What visitors wrote, and what became of it. */
export default function ContactInboxPage() {
  const { user } = useCurrentUser();
  return (
    <>
      <PageHead title={m.contact_inbox_title()} text={m.contact_inbox_lead()} />
      <InboxDesk ownId={user?.id} />
    </>
  );
}
