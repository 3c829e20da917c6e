import { Mail } from "lucide-react";
import { m } from "#messages/messages.js";
import { QueuesHome } from "#web/features/queues/queues-home.tsx";
import { Greeting } from "#web/portal/dashboard/greeting.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_overview() }) }];

/** The first page of administration: what waits for whom, and how the house fares. */
export default function AdminHomePage() {
  const invite = (
    <ButtonLink size="work" to="/admin/invitations?new=1">
      <Mail size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.invites_new()}
    </ButtonLink>
  );
  return <QueuesHome head={(text) => <Greeting text={text} actions={invite} />} />;
}
