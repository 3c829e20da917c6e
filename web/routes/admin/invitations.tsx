import { m } from "#messages/messages.js";
import { InvitesDesk } from "#web/features/invites/invites-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.invites_title() }) }];

/** Invitations: who was invited, what became of it, and the next one. */
export default function InvitationsPage() {
  return (
    <InvitesDesk
      head={(actions) => <PageHead title={m.invites_title()} text={m.invites_lead()} actions={actions} />}
    />
  );
}
