import { m } from "#messages/messages.js";
import { RegisterList } from "#web/features/referrals/register-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.referrals_admin_menu() }) }];

/** The hotels that members refer. */
export default function ReferralsPage() {
  return (
    <>
      <PageHead title={m.referrals_admin_menu()} text={m.referrals_admin_lead()} />
      <RegisterList />
    </>
  );
}
