import { m } from "#messages/messages.js";
import { StoreDesk } from "#web/features/stores/store-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.stores_title() }) }];

/** A seller's public page, as they dress and share it. */
export default function StorePage() {
  return (
    <StoreDesk
      head={(actions) => <PageHead title={m.stores_title()} text={m.stores_lead()} actions={actions} />}
    />
  );
}
