import { m } from "#messages/messages.js";
import { UpdatesDesk } from "#web/features/updates/desk/updates-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.updates_desk() }) }];

/** The news of the platform, written by administrators. */
export default function UpdatesDeskPage() {
  return (
    <UpdatesDesk
      head={(actions) => <PageHead title={m.updates_desk()} text={m.updates_desk_lead()} actions={actions} />}
    />
  );
}
