import { m } from "#messages/messages.js";
import { HotelsDesk } from "#web/features/hotels/register/hotels-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.register_title() }) }];

/** Every hotel and group, for administrators. */
export default function HotelsPage() {
  return (
    <HotelsDesk
      head={(actions) => <PageHead title={m.register_title()} text={m.register_lead()} actions={actions} />}
    />
  );
}
