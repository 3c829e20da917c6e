import { m } from "#messages/messages.js";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_profile() }) }];

export default function ProfilePage() {
  return <PageHead title={m.menu_profile()} />;
}
