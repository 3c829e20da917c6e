import { m } from "#messages/messages.js";
import { OwnContract } from "#web/features/contracts/contract-desk.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.contracts_own() }) }];

/** A hotel's own contract, to be read. */
export default function HouseContractPage() {
  return <HouseFrame lead={m.contracts_own_lead()}>{({ id }) => <OwnContract hotelId={id} />}</HouseFrame>;
}
