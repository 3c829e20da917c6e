import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { ClientPage } from "#web/features/clients/client-page.tsx";
import { ClientJourneys } from "#web/features/journeys/client-journeys.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.clients_client() }) }];

/** One client of the reader's own, with their journeys. */
export default function ClientOfOnesOwnPage() {
  const { clientId = "" } = useParams();
  return (
    <ClientPage
      key={clientId}
      clientId={clientId}
      head={(parts) => <PageHead {...parts} />}
      journeys={<ClientJourneys clientId={clientId} />}
    />
  );
}
