import { m } from "#messages/messages.js";
import { ContractsList } from "#web/features/contracts/contracts-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.contracts_title() }) }];

/** The terms we sell each hotel under. */
export default function ContractsPage() {
  return (
    <>
      <PageHead title={m.contracts_title()} text={m.contracts_lead()} />
      <ContractsList />
    </>
  );
}
