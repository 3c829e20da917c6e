import { m } from "#messages/messages.js";
import { ClientsDesk } from "#web/features/clients/clients-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.clients_title() }) }];

/** Every client of the reader's own. */
export default function ClientsPage() {
  return (
    <ClientsDesk
      head={(actions) => <PageHead title={m.clients_title()} text={m.clients_lead()} actions={actions} />}
    />
  );
}
