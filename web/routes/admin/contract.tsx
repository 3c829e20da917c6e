import { Link, useParams } from "react-router";
import { m } from "#messages/messages.js";
import { ContractDesk } from "#web/features/contracts/contract-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.contracts_title() }) }];

/** One hotel's contract. */
export default function ContractPage() {
  const { hotelId = "" } = useParams();
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
