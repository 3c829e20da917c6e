import { m } from "#messages/messages.js";
import { AgenciesDesk } from "#web/features/agencies/desk/agencies-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.agencies_desk_title() }) }];

/** The agencies of the community. */
export default function AgenciesPage() {
  return (
    <>
      <PageHead title={m.agencies_desk_title()} text={m.agencies_desk_lead()} />
      <AgenciesDesk />
    </>
  );
}
