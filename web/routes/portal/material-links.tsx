import { m } from "#messages/messages.js";
import { SentLinks } from "#web/features/materials/links/sent-links.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.materials_links() }) }];

/** The links of the kit that were sent to clients. */
export default function MaterialLinksPage() {
  return <SentLinks head={<PageHead title={m.materials_links()} text={m.materials_links_text()} />} />;
}
