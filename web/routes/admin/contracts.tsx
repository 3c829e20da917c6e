import { Link, useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { ContractDesk } from "#web/features/contracts/contract-desk.tsx";
import { ContractsList } from "#web/features/contracts/contracts-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.contracts_title() }) }];

/** The terms we sell hotels under: all hotels, or the one that the address names. */
export default function ContractsPage() {
  const [params] = useSearchParams();
  const hotelId = params.get("hotel");
  if (!hotelId) {
    return (
      <>
        <PageHead title={m.contracts_title()} text={m.contracts_lead()} />
        <ContractsList />
      </>
    );
  }
  return (
    <ContractDesk
      key={hotelId}
      hotelId={hotelId}
      head={(name, actions) => (
        <PageHead
          title={name}
          text={<Link to="/admin/contracts">{m.contracts_title()}</Link>}
          actions={actions}
        />
      )}
    />
  );
}
