import { FileUp, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Client } from "#domain/clients/clients.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { useHome } from "#web/portal/use-home.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { useClients } from "./clients.ts";
import { ImportDialog } from "./import-dialog.tsx";

const columns = (): ListColumn<Client>[] => [
  { id: "name", header: m.clients_client(), sort: "fullName", cell: ({ fullName }) => <b>{fullName}</b> },
  {
    id: "household",
    header: m.clients_household(),
    phone: "below",
    cell: ({ household }) => household ?? "",
  },
  { id: "email", header: m.clients_email(), phone: "below", cell: ({ email }) => email ?? "" },
  { id: "phone", header: m.clients_phone(), cell: ({ phone }) => phone ?? "" },
  {
    id: "updated",
    header: m.clients_updated(),
    sort: "-updatedAt",
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

/** The clients of one person, found, written down and brought in; the address says what is shown. */
export function ClientsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const home = useHome();
  const navigate = useNavigate();
  const place = useListPlace({
    filters: [],
    sorts: ["fullName", "updatedAt"],
    sortOf: () => "fullName",
  });
  const clients = useClients(place.asked);
  const [open, setOpen] = useAsked<"new" | "import">({ "1": "new" });
  const close = () => setOpen(undefined);
  const addressOf = ({ id }: Client) => `${home}/my-journeys/clients/${id}`;
  const add = (
    <Button size="work" onClick={() => setOpen("new")}>
      <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.clients_new()}
    </Button>
  );
  return (
    <>
      {head(
        <>
          <Button size="work" look="outline" onClick={() => setOpen("import")}>
            <FileUp size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.clients_import()}
          </Button>
          {add}
        </>,
      )}
      <MemberList
        id="clients"
        caption={m.clients_title()}
        searchLabel={m.clients_search()}
        place={place}
        query={clients}
        file="/api/clients"
        columns={columns()}
        row={{ id: ({ id }) => id, name: ({ fullName }) => fullName, opens: { address: addressOf } }}
        empty={<EmptyState title={m.clients_none()} text={m.clients_none_text()} />}
      />
      {open === "new" && (
        <ClientDialog client={null} onClose={close} onSaved={(client) => void navigate(addressOf(client))} />
      )}
      {open === "import" && <ImportDialog onClose={close} />}
    </>
  );
}
