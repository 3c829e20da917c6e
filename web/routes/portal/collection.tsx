import { m } from "#messages/messages.js";
import { CollectionList } from "#web/features/hotels/service/collection-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.service_title() }) }];

/** The collection for those who sell it. */
export default function CollectionPage() {
  return (
    <>
      <PageHead title={m.service_title()} text={m.service_lead()} />
      <CollectionList />
    </>
  );
}
