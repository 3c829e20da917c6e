import { Mail } from "lucide-react";
import { m } from "#messages/messages.js";
import { ApprovalsDesk } from "#web/features/people/approvals-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.people_title() }) }];

/** Who waits, who is in, who was refused or suspended. */
export default function ApprovalsPage() {
  const { user } = useCurrentUser();
  const invite = (
    <ButtonLink size="work" to="/admin/invitations?new=1">
      <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.invites_new()}
    </ButtonLink>
  );
  return (
    <ApprovalsDesk
      ownId={user?.id}
      head={(text) => <PageHead title={m.people_title()} text={text} actions={invite} />}
    />
  );
}
