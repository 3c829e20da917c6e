import { m } from "#messages/messages.js";
import { CollectionsDesk } from "#web/features/materials/collections/collections-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.materials_collections() }) }];

/** What somebody who sells keeps together of the kit. */
export default function MaterialCollectionsPage() {
  return (
    <CollectionsDesk
      head={(actions) => (
        <PageHead title={m.materials_collections()} text={m.materials_collections_text()} actions={actions} />
      )}
    />
  );
}
