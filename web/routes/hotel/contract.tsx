import { m } from "#messages/messages.js";
import { OwnContract } from "#web/features/contracts/contract-desk.tsx";
import { HouseScope } from "#web/portal/house-scope.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.contracts_own() }) }];

/** The hotel's own contract, to be read. */
export default function OwnContractPage() {
  return (
    <HouseScope head={<PageHead title={m.contracts_own()} text={m.contracts_own_lead()} />}>
      {({ id }) => <OwnContract hotelId={id} />}
    </HouseScope>
  );
}
